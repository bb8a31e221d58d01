// long file: a table that scripts/make-symbol-names writes

extension SymbolNames {
  /// The 9,237 names, in the format described in `SymbolNames`.
  static let table = """
    0E 00E 01E 02E 03E 04E 05E 06E 07E 08E 09E 1[brakesignal calendarX circleM laneX magnifyingglassX
    squareM] 10[arrow.trianglehead[clockwiseX counterclockwiseX] calendarX circleM laneX squareM]
    11[calendarX circleM laneX squareM] 12[calendarX circleM laneX squareM] 123.rectangleM 13B 14B
    15[arrow.trianglehead[clockwiseX counterclockwiseX] calendarX circleM squareM] 16B 17B 18B 19B
    2[brakesignal calendarX circleM laneX squareM] 20B 21B 22B 23B 24B 25B 26B 27B 28B 29B 2hR
    3[calendarX circleM laneX squareM] 30[arrow.trianglehead[clockwiseX counterclockwiseX] calendarX
    circleM squareM] 31B 32E 33E 34E 35E 36E 37E 38E 39E 4[altJ calendarX circleM laneX squareM] 40E
    41E 42E 43E 44E 45[arrow.trianglehead[clockwiseX counterclockwiseX] circleM squareM] 46E 47E 48E
    49E 4aR 4hR 4k.tvZ 4lR 5[arrow.trianglehead[clockwiseX counterclockwiseX] calendarX circleM laneX
    squareM] 50E 6[altJ calendarX circleM laneX squareM] 60.arrow.trianglehead[clockwiseX
    counterclockwiseX] 7[calendarX circleM laneX squareM] 75.arrow.trianglehead[clockwiseX
    counterclockwiseX] 8[calendarX circleM laneX squareM] 9[altJ calendarX circleM laneX squareM]
    90.arrow.trianglehead[clockwiseX counterclockwiseX] a(book.closed(ar fill(ar he hi ja ko th zh) he
    hi ja ko th zh) circleZ magnify squareZ) abc abs(brakesignal(slash) circleZ) ac(slash)
    accessibility(badge.arrow.up.right fill) air[car.sideZ conditioner(horizontalZ slash verticalZ)
    convertible.sideZ pickup.sideZ purifierZ suv.sideZ] airplane(arrival circleZ cloud departure landed
    path.dotted ticketZ up[forward(appZ) right(appZ)]) airplaneseat airplay[audio(badge.exclamationmark
    circleZ) video(badge.exclamationmark circleZ)] airplayaudio(badge.exclamationmark circleZ)
    airplayvideo(badge.exclamationmark circleZ) airpod[gen3[left right] left right] airpodpro[left
    right] airpods(chargingcase(fill wirelessZ) gen3(chargingcase.wirelessZ)
    gen4(chargingcase.wirelessZ left right) max pro(chargingcase.wireless(fill radiowaves.left.andT)
    left right)) airpodsmax airpodspro(chargingcase.wireless(fill radiowaves.left.andT))
    airport[express extreme(tower)] airtag(fill radiowaves.forwardQ) alarm(fill waves.left.andT)
    align[horizontal[centerZ leftZ rightZ] vertical[bottomZ centerZ topZ]] allergensZ alt
    alternatingcurrent american.football(circleZ fill professionalN) amplifier angle antN
    antenna.radiowaves.left.and.right(circleZ slashR) app(background.dotted badge(checkmarkZ clockZ
    fill) connected.to.app.below.fill dashed fill giftZ grid shadow specular translucent) appclip
    append.pageQ apple[books.pagesZ classical.pagesZ haptics.and[exclamationmark.triangle
    music.note(slash)] homekit image.playgroundZ intelligence(badge.xmark) logo meditate(circleZ
    square.stackZ) podcasts.pagesZ terminal(circleZ fill on.rectangleZ) writing.tools] applelogo
    applepencil(adapter.usb.cZ and.scribble doubletap gen1 gen2 hover squeeze tip) applescriptZ
    appletv(badge[checkmarkZ exclamationmarkZ] fill) appletvremote[gen1Z gen2Z gen3Z gen4Z]
    applewatch(and.arrow.forward(rtl) badge[checkmark exclamationmark] case[insetY sizes]
    radiowaves.left.and.right side.right slash watchface) apps[ipad(badge[checkmark(rtl) plus]
    landscape on.rectangle.portrait.dashed(rtl)) iphone(badge[checkmark(rtl) plus] landscape(rtl))]
    appwindow.swipe.rectangle aqi[high low medium(gauge.open)] arcade.stick(and.arrow[down
    left(and.arrow.right(outward)) right up(and.arrow.down)] consoleZ) archiveboxN arkit(badge.xmark)
    arrow[2[circlepathR squarepath] 3.trianglepath backward(circle(dotted fill) squareZ to.line(circleZ
    compact squareZ)) branch circlepath clockwise(circleZ heartZ icloudZ squareZ)
    counterclockwise(circleZ icloudZ squareZ) down(and.line.horizontal.and.arrow.up
    app(dashed(trianglebadge.exclamationmark) fill) applewatch backward(and.arrow.up.forward(circleZ
    rectangleZ squareZ) circle(dotted fill) squareZ toptrailing.rectangleZ) circle(badge[pauseZ xmarkZ]
    dotted fill) docZ documentZ forward(and.arrow.up.backward(circleZ rectangleZ squareZ) circle(dotted
    fill) squareZ topleading.rectangleZ) heartZ left(and.arrow.up.right(circleZ rectangleZ squareZ)
    arrow.up.rightI circle(dotted fill) squareZ topright.rectangleZ videoZ) messageZ
    right(and.arrow.up.left(circleZ rectangleZ squareZ) circle(dotted fill) squareZ topleft.rectangleZ)
    squareZ to.line(alt circleZ compact squareZ)) forward(circle(dotted fill) folderQ squareZ
    to.line(circleZ compact squareZ)) left(and[line.vertical.and.arrow.right right(circleZ
    righttriangle.left.righttriangleT squareZ text.vertical)] arrow.rightI circle(dotted fill) squareZ
    to.line(alt circleZ compact squareZ)) merge rectanglepath right(and.line.vertical.and.arrow.left
    arrow.leftI circle(dotted fill) doc.on.clipboard filled.filter.arrow.right page.on.clipboard
    squareZ to.line(alt circleZ compact squareZ)) swap triangle[2.circlepath(cameraZ circleZ
    doc.on.clipboard icloudZ) branch capsulepath merge pull swap turn.up.right[circleZ diamondZ]]
    trianglehead[2[clockwise(rotate.90(cameraZ circleZ icloudZ page.on.clipboard))
    counterclockwise(rotate.90)] bottomleft.capsulepath.clockwise branch clockwise(heartZ icloudZ
    rotate.90) counterclockwise(icloudZ rotate.90) left.and.right.righttriangle.left.righttriangleT
    merge pull rectanglepath swap topright.capsulepath.clockwise turn.up.right(circleZ diamondZ)
    up.and.down.righttriangle.up.righttriangle.downZ] turn[down[left right] left[down up] right[down
    up] up[forward.iphoneZ left right]] up(and[down(and[arrow.left.and.right sparkles] circleZ
    righttriangle.up[fill.righttriangle.down.fill righttriangle.downZ] squareZ text.horizontal)
    line.horizontal.and.arrow.down person.rectangle[portrait turn[left right]]] arrow.downI
    backward(and.arrow.down.forward(circleZ rectangleZ squareZ) bottomtrailing.rectangleZ circle(dotted
    fill) squareZ) binZ circle(badge.clock dotted fill) doc(fill on.clipboard) documentZ folderZ
    forward(and.arrow.down.backward(circleZ rectangleZ squareZ) appZ bottomleading.rectangleZ
    circle(dotted fill) squareZ) heartZ left(and[arrow.down.right(circleZ rectangleZ squareZ)
    down.right[and.arrow.up.right.and.down.left magnifyingglass]] arrow.down.rightI
    bottomright.rectangleZ circle(dotted fill) squareZ) messageZ page.on.clipboard
    right(and.arrow.down.left(circleZ rectangleZ squareZ) bottomleft.rectangleZ circle(dotted fill)
    diamondZ squareZ videoZ) squareZ to.line(alt circleZ compact squareZ) trashZ) upright.circle
    uturn[backward(circle(badge.ellipsis fill) squareZ) downI forwardI left(circle(badge.ellipsis fill)
    squareZ) rightI upI]] arrowkeys(downY fill leftY rightY upY) arrowshape[backwardN bounce[forwardZ
    rightZ] downN forwardN left(arrowshapeT circleZ fill) rightN turn.up[backward(2N badge.clockQ
    circleZ fill) forwardN left(2N circleZ fill) rightN] upN zigzag[forwardZ rightZ]]
    arrowtriangle[backward(circleZ fill inset.filled.trailingthird.rectangle squareZ) down(2Z circleZ
    fill squareZ) forward(circleZ fill inset.filled.trailingthird.rectangle squareZ)
    left(and.line.vertical.and.arrowtriangleT circleZ
    fill(and.line.vertical.and.arrowtriangle.right.fill) squareZ)
    right(and.line.vertical.and.arrowtriangle.leftZ circleZ
    fill(and.line.vertical.and.arrowtriangle.left.fill) squareZ) up(2Z arrowtriangle.down.window[left
    right] circleZ fill squareZ)] aspectratioZ asteriskR at(badge[minus plus] circleZ) atom
    audio.jack[mono stereo] australian.footballN australiandollarsignA australsignA auto[brakesignal
    headlight[high.beamZ low.beamZ]] automatic[brakesignal headlight[high.beamZ low.beamZ]]
    autostartstop(slash trianglebadge.exclamationmark) av.remoteZ axel.2(front[and.rear.engaged
    engaged] rear.engaged) axle.2(driveshaft.disengaged front[and.rear.engaged disengaged engaged]
    rear[disengaged engaged lock]) bJ backpack(circleZ fill sensor.tag.radiowaves.left.andT)
    backward(circleZ end(altZ circleZ fill) fill frameZ) badge.plus.radiowaves[forward right]
    bag(badge[minusZ plusZ questionmark(ar)] circleZ fill(badge[minus plus questionmark(ar)]))
    bahtsignA balloon(2Z fill) bandageZ banknoteZ barcode(viewfinder) barometer base.unit
    baseball(circleZ diamond.bases(outs.indicator) fill) basketZ basketballN bathtubZ battery[0
    0percent 100(bolt(rtl) circleZ) 100percent(bolt(rtl) circleZ) 25 25percent 50 50percent 75
    75percent] batteryblock(fill slashZ stack(badge.snowflakeZ fill trianglebadgeK)) beach.umbrellaZ
    beats[earphones fit.pro(chargingcaseZ left right) fitpro(chargingcaseZ left right) headphones pillZ
    powerbeats(left pro(2(chargingcaseZ left right) chargingcaseZ left right) right) powerbeats3(left
    right) powerbeatspro(chargingcaseZ left right) solobuds(chargingcaseZ left right) studiobud[left
    right] studiobuds(chargingcaseZ left plus(chargingcaseZ left right) right)
    studiobudsplus(chargingcaseZ left right)] bed.double(badge.checkmarkZ circleZ fill)
    bell(and[waveformZ waves.left.andT] badge(circleZ fill slashQ waveform(fill slashZ)) circleZ fill
    slashN squareZ) beziercurve bicycle(circleZ sensor.tag.radiowaves.left.andT) bin.xmarkZ binocularsN
    birdN birthday.cakeZ bitcoinsignA blinds[horizontal[closed open] vertical[closed open]]
    blood.pressure.cuff(badge.gauge.with.needleZ fill) bold(italic.underline underline) bolt(badge[aZ
    automaticZ checkmarkZ clockZ xmarkZ] batteryblockZ brakesignal carN circleZ fill(batteryblockZ)
    heartZ horizontal(circleZ fill icloudZ) houseZ ring.closed shieldZ slashN squareZ trianglebadgeK)
    bonjour book(and.wrenchZ badge.plusZ circleZ closedN fill pagesZ) bookmark(circleZ fill slashZ
    squareZ) books.verticalN box.truck(badge.clockQ fill) brain(fill filled.head.profile head.profileZ)
    brakesignal(dashed) brazilianrealsignA briefcase(circleZ fill sensor.tag.radiowaves.left.andT)
    bubble(and.pencil(rtl) circleZ fill left(and[bubbleT exclamationmark.bubbleT text.bubble.rightQ]
    circleZ fill) middle[bottomZ topZ] rightN) bubbles.and.sparklesZ building(2(crop.circleZ fill)
    columnsN fill) burn burstZ bus(doubledeckerZ fill) button[angledbottom.horizontal[leftZ rightZ]
    angledtop.vertical[leftZ rightZ] horizontal(fill top(fill pressZ)) programmable(squareZ)
    roundedbottomO roundedtopO vertical[left(fill pressZ) right(fill pressZ)]] cJ cabinetZ
    cable[coaxial connector(horizontal slash video)] cablecarZ calendar(and.person badge(checkmark(rtl)
    clock(rtl) exclamationmark lock minus plus) circleZ day.timeline[leadingR leftR rightR trailingR])
    camera(aperture badge[clockZ ellipsisZ] circleZ fill(badge.ellipsis) filters macro(circleZ slashR)
    metering[center.weighted(average) matrix multispot none partial spot unknown(ar)] on.rectangleZ
    rotateZ sensor.tag.radiowaves.left.andT shutter.buttonZ viewfinder(badge.automatic)) candybarphone
    capslockZ capsule(bottomhalfY fill insetY lefthalfY on[capsuleZ rectangleZ] portrait(bottomhalfY
    fill insetY lefthalfY righthalfY tophalfY) righthalfY tophalfY) captions.bubbleZ car(2Z
    badge.gearshapeZ circleZ ferryZ fill front.waves[downZ left.and.right.and.upZ upZ]
    rear(and[collision.road.lane(slash) tire.marks(off slash)] fill hazardsignZ
    road.lane(dashed(arrowtriangle.2.outward)
    distance[1(and.gauge.open.with.lines.needle.67percent.and.arrowtriangle)
    2(and.gauge.open.with.lines.needle.67percent.and.arrowtriangle)
    3(and.gauge.open.with.lines.needle.67percent.and.arrowtriangle)
    4(and.gauge.open.with.lines.needle.67percent.and.arrowtriangle)
    5(and.gauge.open.with.lines.needle.67percent.and.arrowtriangle)] off wave.up)
    tilt.road.lanes.curved.right waves.upZ) side(air[circulateZ freshZ] andK arrow.left.andT
    arrowtriangle[downZ up(arrowtriangle.downZ fill)] fill front.open(cropZ fill) hill[descent.controlZ
    down(and.gauge.open.with.lines.needle.25percent.and.arrowtriangleZ fill) upZ] lock(fill openZ)
    rear[and[collision.and.car.side.front(and[arrow.forward steeringwheel] slash)
    exclamationmark.and.car.side.front(off) wave.3.and.car.side.front] crop.trunk.partitionZ open(cropZ
    fill) tow.hitchZ] roof.cargo.carrier(fill slashZ)) top[arrowtriangle[front[leftZ rightZ] rear[leftZ
    rightZ]] door[front[left[and[front.right[and.rear[left[and.rear.right.openZ openZ] right.openZ]
    openZ] rear[left[and.rear.right.openZ openZ] right.openZ]] openZ]
    right[and.rear[left[and.rear.right.openZ openZ] right.openZ] openZ]] rear[left[and.rear.right.openZ
    openZ] right.openZ] sliding[left.openZ right.openZ]]
    front.radiowaves.front.left.and.front.and.frontT frontleft.arrowtriangleZ frontright.arrowtriangleZ
    lane.dashed[arrowtriangle.inwardZ badge.steeringwheelZ departure[left(fill slashZ) right(fill
    slashZ)]] radiowaves[2[front.left.front.frontT rear.left.rear.rearT] frontZ rear(fill
    left(and.rearT car.top.frontZ fill) right(badge[exclamationmarkZ xmarkZ] car.top.frontZ fill))]
    rear.radiowaves.rear.left.and.rear.and.rearT rearleft.arrowtriangleZ rearright.arrowtriangleZ
    video.rear[leftZ rightZ]] window[left(badge[exclamationmark lock xmark] exclamationmark xmark)
    right(badge[exclamationmark lock xmark] exclamationmark xmark)]) carbon[dioxide.cloudZ
    monoxide.cloudZ] carrotZ carseat[left(1Z 2Z 3Z and.heat.wavesZ backrest.up.and.downZ fanZ fill
    forward.and.backwardZ massageZ up.and.downZ) right(1Z 2Z 3Z and.heat.wavesZ backrest.up.and.downZ
    fanZ fill forward.and.backwardZ massageZ up.and.downZ)] cart(badge[clockQ minusZ plusZ
    questionmark(ar rtl)] circleZ fill(badge[minus plus questionmark(ar rtl)])) caseZ catN cedisignA
    cellularbarsR centsignA chair(fill loungeZ) chandelierZ character(ar bn book.closed(ar bn fillC gu
    he hi ja kn ko ml mni mr or pa sat si ta te th zh) bubble(ar bn fillC gu he hi ja kn ko ml mni mr
    or pa sat si ta te th zh) circle(ar bn fillC gu he hi ja kn ko ml mni mr or pa sat si ta te th zh)
    cursor.ibeamC duployan gu he hi ja kn ko magnifyC ml mni mr or pa phonetic sat si square(ar bn
    fillC gu he hi ja kn ko ml mni mr or pa sat si ta te th zh) sutton ta te text.justifyC textbox(ar
    badge.sparklesC bn gu he hi ja kn ko ml mni mr or pa sat si ta te th zh) th zh)
    characters[lowercase(el ru) uppercase(el ru)] chart[bar(docO fill horizontal.pageZ
    xaxis(ascending(badge.clock(rtl)) descending) yaxis) dots.scatter line[downtrend.xyaxisR
    flattrend.xyaxisR text.clipboardZ uptrend.xyaxisR] pieZ xyaxis.line] checkerboard[rectangle shield]
    checklist(checked(rtl) rtl unchecked) checkmark(appZ applewatch arrow.trianglehead[clockwise
    counterclockwise] bubbleQ circle(badge[airplaneZ plusZ questionmark(ar fill(ar)) xmarkZ] dotted
    fill trianglebadgeK) diamondZ gobackward icloudZ messageZ rectangle(fill portraitZ stackZ)
    seal(fill text.pageQ) shieldZ squareZ) chevron[backward(2 chevron.backward.dotted circleZ squareZ
    to.line) compact[backward down forward left(chevron.compact.right) right up(chevron.compact[down
    right.chevron.compact.down.chevron.compact.left])] down(2 circleZ dotted.2 forward[2 dotted.2]
    right[2 dotted.2] squareZ) forward(2 circleZ dotted.chevron.forward squareZ to.line) left(2
    chevron[left.dotted right] circleZ forwardslash.chevron.right slash.chevron.right squareZ to.line)
    right(2 circleZ dotted.chevron.right squareZ to.line) up(2 chevron[down(squareZ)
    right.chevron.down.chevron.left] circleZ dotted.2 forward[2 dotted.2] right[2 dotted.2] squareZ)]
    chineseyuanrenminbisignA circle(and.lineO badge[checkmarkZ exclamationmarkZ minusZ plusZ
    questionmark(ar fill(ar)) xmarkZ] bottomhalf[fill filled(inverse)] bottomrighthalf[checkered
    pattern.checkered] bottomthird.split circleZ dashed(insetS rectangle) dotted(and.circle circleZ)
    fill(square.fill) filled[ipad(fill landscapeZ) iphoneZ pattern.diagonalline.rectangle]
    grid[2x1(fill leftY rightY) 2x2(fill topleft.checkmarkY) 3x3N cross(downS fill leftS rightS upS)
    hexZ] hexagongridN hexagonpathZ insetY lefthalf[fill filled(inverse
    righthalf.striped.horizontal(inverse)) striped.horizontal(inverse)] on.square(intersection.dotted
    merge) rectangle[dashed filled.pattern.diagonalline] righthalf[fill filled(inverse)] slashZ squareZ
    tophalf[fill filled(inverse)]) circlebadge(2Z fill) circles[hexagongridZ hexagonpathZ] clearZ
    clipboardZ clock(arrow[2.circlepath circlepath trianglehead[2H clockwise.rotate.90.path.dotted
    counterclockwiseV]] badge(airplaneZ checkmarkZ exclamationmarkZ fill questionmark(ar fill(ar))
    xmarkZ) circleZ fill) cloud(bolt(circleZ fill rainN) circleZ drizzleN fill fogN hailN heavyrainN
    moon(boltN circleZ fill rainN) rainN rainbow[cropZ halfZ] sleetN snowN sun(boltN circleZ fill
    rainN)) coatN coloncurrencysignA combZ commandI compass.drawing computermouseZ coneZ
    contact.sensorZ contextualmenu.and[cursorarrow pointer.arrow] control
    convertible.side(air[circulateZ freshZ] andK arrow[left.andT trianglehead[backwardZ
    forward(and.backwardZ fill)]] arrowtriangle[downZ up(arrowtriangle.downZ fill)] fill
    front.open(cropZ fill) hill[descent.controlZ
    down(and.gauge.open.with.lines.needle.25percent.and.arrowtriangleZ fill) upZ] lock(fill openZ))
    cooktopZ cpuZ creditcard(and[123 numbers] arrow.trianglehead.2.clockwiseV circleZ fill rewardsZ
    trianglebadgeK viewfinder) cricket.ballN crop(rotate) cross(caseN circleZ fill vialZ) crownZ
    cruzeirosignA cube(boxZ circleZ fill transparentZ) cup.and[heat.wavesZ saucerZ]
    curlybraces(squareZ) cursor.rays cursorarrow(and.square.on.square.dashed click(2 badge.clock)
    motionlines(click) rays resize.north.east.south.east slash(squareZ) squareZ) curtains[closed open]
    cylinder(fill split.1x2Z) dJ danishkronesignA decrease[indent quotelevel] degreesign[celsius
    fahrenheit] dehumidifierZ delete[backwardZ forwardZ leftZ rightZ] deskclockZ
    desktopcomputer(and[arrow.down macbook] badge[checkmark shield.checkmark]
    trianglebadge.exclamationmark) deskviewZ dial(fill highZ lowZ maxZ mediumZ minZ)
    diamond(bottomhalfY circleZ fill insetY lefthalfY righthalfY tophalfY) diceZ die.face[1Z 2Z 3Z 4Z
    5Z 6Z] digitalcrown(arrow[clockwiseZ counterclockwiseZ] fill horizontal(arrow[clockwiseZ
    counterclockwiseZ] fill pressZ) pressZ) directcurrent dishwasherN display(2 and[arrow.down
    screwdriver] trianglebadge.exclamationmark) distribute[horizontal(centerZ fill leftZ rightZ)
    vertical(bottomZ centerZ fill topZ)] divideI doc(appendQ badge[arrow.upZ clockZ ellipsis gearshapeZ
    plus] circleZ fill(badge[ellipsis plus]) on[clipboardZ docZ] plaintextZ questionmark(ar fill(ar
    rtl) rtl) richtext(ar fill(ar he hi ja ko th zh) he hi ja ko th zh) text(below.ecgQ
    fill(viewfinder) imageZ magnifyingglass viewfinder) viewfinderZ zipper) dock[arrow[down.rectangle
    up.rectangle] rectangle] document(badge[arrow.upZ clockZ ellipsisZ gearshapeZ plusZ] circleZ fill
    on[clipboardZ documentZ trashZ] viewfinderZ) dogN dollarsignA dongsignA door[french[closed open]
    garage[closed(trianglebadge.exclamationmark) double.bay[closed(trianglebadge.exclamationmark)
    open(trianglebadge.exclamationmark)] open(trianglebadge.exclamationmark)] left.hand[closed open]
    right.hand[closed open] sliding[left.hand[closed open] right.hand[closed open]]]
    dot[arrowtriangles.up.right.down.left.circle car.top.radiowaves.2.rear.left.rear.rearT
    circle(and[cursorarrow hand.point.up.left.fill pointer.arrow] fill viewfinder) crosshair
    radiowaves[forward left.and.right right up.forward] scope(display laptopcomputer) squareZ
    squareshape(fill split.2x2) viewfinder] dots.and.line.vertical.and[cursorarrow.rectangle
    pointer.arrow.rectangle] dpad(downS fill leftS rightS upS) droneZ drop(circleZ degreesign(fill
    slashQ) fill halffull keypad.rectangleZ transmission triangleZ) dryerN duffle.bagZ dumbbellZ eJ
    ear(and.waveform badge[checkmark waveform] fill trianglebadge.exclamationmark) earbud[left right]
    earbuds(bone.conduction(left right) caseZ in.ear(left right) stemless(left right)) earpods
    ecg.text.pageQ ejectN electronic.toll.collection(rectangle(fill slashZ trianglebadgeK))
    ellipses.bubbleZ ellipsis(bubbleZ calendar circle(badgeZ fill) curlybraces messageZ rectangleZ
    vertical.bubbleZ viewfinder) engine[combustion(badgeK fill) emission.and[drop.2.water.wave.below
    exclamationmark filter]] entry.lever.keypad(fill trianglebadgeK) envelope(and[arrow[3.downZ
    trianglehead.branchZ] hand.raisedZ] arrow.triangle.branchZ badge(fill minusZ person.cropZ plusZ
    shield[half.filledZ leadinghalf.fill]) circleZ fill(badge.shield.trailinghalf.fill) frontQ
    open(badge.clockZ fill) stackZ) environments(circleZ fill slashN) equalI eraser(badge.xmarkZ fill
    line.dashedZ slashZ trianglebadgeK) escape esimZ eurosignA eurozonesignA
    ev[charger(arrowtriangle[leftZ rightZ] exclamationmarkZ fill slashZ) plug[ac[gb.tZ type[1Z 2Z]]
    dc[ccs1Z ccs2Z chademoZ gb.tZ nacsZ]]] exclamationmark(2 3 applewatch arrow[circlepath
    triangle.2.circlepath trianglehead[2.clockwiseV counterclockwiseV]] brakesignal bubbleN circleZ
    icloudZ lockZ magnifyingglass messageZ octagonZ questionmark(ar) shieldZ squareZ tirepressure
    transmission triangle(fill text.pageQ) warninglightZ) externaldrive(badge[checkmark exclamationmark
    icloud minus person.crop plus questionmark(ar) timemachine wifi xmark] connected.to.line.belowZ
    fill(badge[checkmark exclamationmark icloud minus person.crop plus questionmark(ar) timemachine
    wifi xmark] trianglebadge.exclamationmark) trianglebadge.exclamationmark) eye(circleZ fill
    half.closedZ slashN squareZ trianglebadgeK) eyebrow eyedropper(full halffull) eyeglasses(slash)
    eyes(inverse) f[circleZ cursive(circleZ slash) squareZ] face[dashedZ smiling(fill inverse)] faceid
    facemaskZ fan(and.light.ceilingZ badge[arrow.up.and.down.and.arrow.left.andT automaticZ] ceilingZ
    circleZ deskZ fill floorZ gauge.open oscillationZ slashZ) fanblades(fill slashZ) faxmachineZ ferryZ
    fiberchannel fibrechannel field.of.view[ultrawideZ wideZ] figure(2(and.child.holdinghands arms.open
    circleZ left.holdinghands right.holdinghands) american.footballR and.child.holdinghands archeryR
    arms.open australian.footballR badmintonR barreR baseballR basketballR bowlingR boxingR
    child(and.lock(fill openZ) circleZ) climbingR cooldownR core.trainingR cricketR cross.trainingR
    curlingR danceR disc.sportsR dress.line.vertical.figure ellipticalR equestrian.sportsR fallR
    fencingR field.hockeyR fishingR flexibilityR golfR gymnasticsR hand.cyclingR handballR
    highintensity.intervaltrainingR hikingR hockeyR huntingR ice[hockeyR skatingR] indoor[cycleR
    rowingR soccerR] jumpropeR kickboxingR lacrosseR martial.artsR mind.and.bodyR mixed.cardioR
    open.water.swimR outdoor[cycleR rowingR soccerR] pickleballR pilatesR playR pool.swimR racquetballR
    roll(circleZ runningpaceR) rollingR rower rugbyR run(circleZ square.stackZ treadmillR) sailingR
    seated[seatbelt(and.airbag[off on] left.drive.seats[1(1Z 2Z fill) 2(2(2Z 3Z fill) 3(2Z 3Z fill)
    fill) 3(3(3Z fill) fill)]) side(air[distribution[lower middle(and.lower(angled))
    upper(angled.and[lower.angled middle(and.lower.angled)])] lower upper(and.lower) windshield]
    airbag[off(2) on(2)] automatic left(air.distribution[indirect lower(angled.and.upper.angled)
    middle(and.lower(angled)) upper(and.middle.and.lower angled.and[dottedline.and.lower.angled
    lower.angled middle(and.lower.angled)])] airbag[off(2) on(2)] automatic fan steeringwheel
    windshield.front.and.heat.waves(air.distribution[lower middle(and.lower) upper(and[lower
    middle(and.lower)])])) right(air.distribution[indirect lower(angled.and.upper.angled)
    middle(and.lower(angled)) upper(and.middle.and.lower angled.and[dottedline.and.lower.angled
    lower.angled middle(and.lower.angled)])] airbag[off(2) on(2)] automatic child.lap fan steeringwheel
    windshield.front.and.heat.waves(air.distribution[lower middle(and.lower) upper(and[lower
    middle(and.lower)])])) windshield.front.and.heat.waves(air.distribution[lower middle(and.lower)
    upper(and[lower middle(and.lower)])]))] skateboardingR skating skiing[crosscountryR downhillR]
    snowboardingR soccer socialdanceR softballR squashR stair.stepperR stairsR
    stand(dress(line.vertical.figure) line.dotted.figure.stand) step.trainingR
    strengthtraining[functionalR traditionalR] surfingR table.tennisR taichiR tennisR track.and.fieldR
    volleyballR walk(arrival circleZ departure diamondZ motion(trianglebadge.exclamationmark)
    suitcase.rollingR treadmillR triangleZ) water.fitnessR waterpoloR waveR wrestlingR yogaR)
    filemenu.and[cursorarrow(rtl) pointer.arrow(rtl) selection] film(circleZ fill stackZ) finder
    fire.extinguisherZ fireplaceZ firewallZ fireworks fishN flag(2.crossedN and.flag.filled.crossed
    badge.ellipsisZ checkered(2.crossed circleZ) circleZ fill filled.and.flag.crossed
    pattern.checkered(2.crossed circleZ lc) slashN squareZ) flame(circleZ fill gauge.open)
    flashlight[off[circleZ fill] on[circleZ fill] slashR] flaskZ fleuronZ flipO flipphone florinsignA
    flowchartZ fluid[batteryblock brakesignal coolant transmission] fn folder(badge[gear gearshape
    minusZ person.cropZ plusZ questionmark(ar)] circleZ fill(badge[gear gearshape minus person.crop
    plus questionmark(ar)])) footballN fork.knifeR formfitting.gamecontrollerZ forward(circleZ end(altZ
    circleZ fill) fill frameZ) fossil.shellZ francsignA frying.panZ fuel.filter.water
    fuelpump(and.filter arrowtriangle[leftZ rightZ] circleZ exclamationmarkZ fill slashZ thermometerZ)
    function(ar) fx gJ gamecontrollerN gauge(badge[minus plus] chartG high low medium(badge[minus
    plus]) open(righthalf.dotted.with.needle.and.arrow.trianglehead.backward
    with.lines.needle[33percent(and[arrow.trianglehead.from.0percent.to.50percent
    arrowtriangle(from.0percent.to.50percent)]) 67percent.and.arrowtriangle(and.car)
    84percent.exclamation]) with[dots.needle[0percent 100percent 33percent 50percent 67percent
    bottom[0percent 100percent 50percent(badge[minus plus])]] needleZ]) gear(badge(checkmark
    questionmark rtl xmark) circleZ) gearshape(2Z arrow[triangle.2.circlepath
    trianglehead.2.clockwiseV] circleZ fill) gearshift.layout.sixspeed giftN giftcardZ globe(americasZ
    asia.australiaZ badge[chevron.backward clockZ] central.south.asiaZ deskZ europe.africaZ fill)
    glowplug gobackward(10X 15X 30X 45X 5X 60X 75X 90X minus) goforward(10X 15X 30X 45X 5X 60X 75X 90X
    plus) graduationcapN graph[2d 3d] greaterthanI greaterthanorequaltoI greetingcardZ gridR
    guaranisignA guidepoint[horizontal vertical(arrowtriangle.forward numbers)] guitarsZ gym.bagZ
    gyroscope h[circleZ square(fill(on.square.fill) on.squareZ)] hammerN hand[appZ draw(badge.ellipsisZ
    fill) palm.facingZ pinchZ point[downZ leftZ rightZ up(braille(badge.ellipsisZ fill) fill
    left(and.textZ fill))] raised(appZ brakesignal(slash) circleZ fill fingers.spreadZ palm.facingZ
    slashZ square(fill on.squareZ)) raysZ tapZ thumbsdown(circleZ fill filled.hand.thumbsup
    hand.thumbsup(fill filled) slashZ) thumbsup(circleZ fill slashZ) waveZ] handbag(circleZ fill
    sensor.tag.radiowaves.left.andT) hands[and.sparklesZ clapZ sparklesZ] hanger hareN hat[capZ
    widebrimZ] hazardsignZ head.profile[arrow.forward.and[vision.pro visionpro] vision.pro.remove]
    headlight[daytimeZ fogZ high.beamZ low.beamZ] headphones(circleZ dots over.ear
    sensor.tag.radiowaves.left.andT slash) headsetR hearingaid.ear hearingdevice[and.signal.meterZ
    earZ] heart(badge.bolt(fill slashZ) circleZ fill gauge.open rectangleZ slashN squareZ
    text[clipboardZ squareZ]) heat[element.windshield waves(and.fan circleZ gauge.open)]
    heater.verticalZ helm helmetZ hexagon(bottomhalfY fill lefthalfY righthalfY tophalfY) hifireceiverZ
    hifispeaker(2(badge[minusZ plusZ] fill) and[appletvQ homepod(badge[minusZ plusZ] fill
    mini(badge[minusZ plusZ] fill)) homepodminiZ] arrow.forwardZ badge[minusZ plusZ] fill)
    highlighter(badge.ellipsis) hockey.puckN hold.brakesignal homekit homepod(2(badge[minusZ plusZ]
    fill) and[appletvQ homepod.mini(badge[minusZ plusZ] fill) homepodminiZ] arrow.forwardZ
    badge[checkmarkQ minusZ plusZ] fill mini(2(badge[minusZ plusZ] fill) and.appletvQ arrow.forwardZ
    badge[checkmarkQ minusZ plusZ] fill)) homepodmini(2Z and.appletvQ fill) horn(blastZ fill)
    hourglass(and.lock badge[eye lock plus] bottomhalfS circleZ end start tophalfS) house(and.flagN
    badge[exclamationmarkZ wifiZ] circleZ fill lodgeN slashZ) hryvniasignA humidifier(and[dropletsZ
    ellipsisZ] fill) humidityZ hurricaneR hydrogenI iJ icloud(and.arrow[downZ upZ] circleZ dashed fill
    slashZ squareZ) increase[indent quotelevel] indianrupeesignA infinityR info(bubbleQ circle(fill
    text.pageQ) squareZ triangleZ windshield) inhalerZ inset.filled[applewatch.case
    bottomhalf[rectangle(portrait) tophalf.rectangle] bottomleading[bottomtrailing.rectangle
    rectangle(portrait)] bottomleft[bottomright.rectangle rectangle(portrait)]
    bottomright.rectangle(portrait) bottomthird[rectangle(portrait) square]
    bottomtrailing.rectangle(portrait) capsule(portrait) center.rectangle(badge.plus portrait)
    circle(dashed slash) diamond leadinghalf[arrow.leading.rectangle rectangle(portrait)
    toptrailing.bottomtrailing.rectangle trailinghalf.rectangle] leadingthird[rectangle(portrait)
    square] lefthalf[arrow.left.rectangle rectangle(portrait) righthalf.rectangle
    topright.bottomright.rectangle] leftthird[middlethird.rightthird.rectangle rectangle(portrait)
    square] oval(portrait) pano rectangle(and[cursorarrow person.filled(circleZ slash(rtl))
    pointer.arrow] badge.record on.rectangle portrait) righthalf[arrow.right.rectangle
    lefthalf.rectangle rectangle(portrait)] rightthird[rectangle(portrait) square] square(dashed)
    tophalf[bottomhalf.rectangle bottomleft.bottomright.rectangle rectangle(portrait)]
    topleading[bottomleading.trailinghalf.rectangle rectangle(portrait)]
    topleft[bottomleft.righthalf.rectangle rectangle(portrait) topright[bottomhalf.rectangle
    bottomleft.bottomright.rectangle]] topright.rectangle(portrait)
    topthird[middlethird.bottomthird.rectangle rectangle(portrait) square]
    toptrailing.rectangle(portrait) trailinghalf[arrow.trailing.rectangle leadinghalf.rectangle
    rectangle(portrait)] trailingthird[rectangle(portrait) square] triangle tv] internaldriveZ
    ipad(and[arrow.forward iphone(slash)] badge[checkmark exclamationmark location play]
    case(and.iphone.case) gen1(badge[exclamationmark location play] crop.homebutton.circle
    landscape(badge[exclamationmark location play] slash) sizes slash) gen2(badge[exclamationmark
    location play] landscape(badge[exclamationmark location play] slash) sizes slash)
    homebutton(badge.play landscape(badge.play)) landscape(and[applewatch iphone(slash) ipod]
    badge[exclamationmark location play]) rear.camera sizes) iphone(and[arrow[forward(inward outward)
    left.and.arrow.right(inward) right[inward outward]] ipod vision.pro] app.switcher badge[checkmark
    exclamationmark location play] case circleZ crop.circle dock.motorized.viewfinder
    gen1(and.arrow.left badge[exclamationmark location play] circleZ crop[circle homebutton.circle]
    landscape(slash) motion radiowaves.left.and.rightR sizes slashR)
    gen2(and.arrow.left.and.arrow.right.inward badge[exclamationmark location play] circleZ crop.circle
    landscape(slash) motion radiowaves.left.and.rightR sizes slashR)
    gen3(and.arrow.left.and.arrow.right.inward badge[exclamationmark location play] circleZ crop.circle
    landscape(slash) motion radiowaves.left.and.rightR sizes slashR) homebutton(badge.play circleZ
    landscape radiowaves.left.and.rightR slashR) landscape motion
    pattern.diagonalline(on.rectangle.portrait.dashed) radiowaves.left.and.rightR rear.camera sizes
    slashR smartbatterycase[gen1 gen2]) ipod(and[applewatch vision.pro] shuffle[gen1 gen2 gen3 gen4]
    touch(landscape slash)) ipodshuffle[gen1 gen2 gen3 gen4] ipodtouch(landscape slash) italic
    ivfluid.bagZ j[circleZ square(fill(on.square.fill) on.squareZ)] jacket(circleZ fill
    sensor.tag.radiowaves.left.andT) kI kashida.arabic key(2.on.ringZ car[radiowaves.forwardQ sideZ]
    cardZ circleZ convertible.sideZ fill horizontalZ icloudZ radiowaves.forward(fill slashZ)
    sensor.tag.radiowaves.left.andT shieldZ slashZ suv.sideZ truck.pickup.sideZ viewfinder)
    keyboard(badge[ellipsisZ eyeZ] chevron.compact[downZ leftZ] fill macwindow onehanded[leftZ rightZ])
    kipsignA kphR l[button.roundedbottomO circleZ joystick(downZ fill press.downZ tilt[downZ leftZ
    rightZ upZ]) rectangle.roundedbottomZ squareZ] l1[button.roundedbottomO circleZ
    rectangle.roundedbottomZ] l2[button[angledtop.vertical.leftZ roundedtopO] circleZ
    rectangle.roundedtopZ] l3.button.angledbottom.horizontal.leftZ l4.buttonO ladybug(circleZ fill
    slashN) lamp[ceiling(fill inverse) deskZ floorZ tableZ] lane lanyardcardZ
    laptopcomputer(and[arrow.down ipad iphone] badge.checkmark slash trianglebadge.exclamationmark)
    largecircle.fill.circle larisignA laser.burst lasso(and.sparkles badge.sparkles sparkles)
    latch.2.caseZ laurel[leading(laurel.trailing) trailing] lb[button.roundedbottomO circleZ
    rectangle.roundedbottomZ] leaf(arrow[circlepath triangle.circlepath trianglehead.clockwise] circleZ
    fill) leftR lessthanI lessthanorequaltoI levelZ licenseplateZ lifepreserverZ light[beacon[maxZ
    minZ] cylindrical.ceiling(fill inverse) max min overhead[leftZ rightZ] panelZ recessed(3(fill
    inverse) fill inverse) ribbonZ strip.2Z] lightbulb(2Z circleZ fill led(fill wideZ) maxZ min(badgeK
    fill) slashZ) lightrailZ lightspectrum.horizontal lightswitch[off(fill squareZ) on(fill squareZ)]
    line[2.horizontal.decrease.circleZ 3[crossed.swirl.circleZ horizontal(button.angledtop.verticalT
    circleZ decreaseR)] diagonal(arrow trianglehead.up.right(left.down)) horizontal[2.decrease.circleZ
    3(circleZ decreaseR) star.fill.line.horizontal]] lines.measurement[horizontal(aligned.bottom)
    vertical] lineweight link(badge.plus circleZ icloudZ) lirasignA list[and.film bullet(badge.ellipsis
    below.rectangle circleZ clipboardZ indent rectangle(fill portraitZ)) clipboardZ dash(badge.ellipsis
    header.rectangleZ) number(ar badge.ellipsis(hi rtl) hi rtl) star triangle] livephoto(badge[a
    automatic] play slash) lizardN lm.buttonO location(appZ circleZ fill(viewfinder) magnifyingglass
    north(circleZ fill lineZ) slashN squareZ viewfinder) lock(app.dashed applewatch badge[checkmarkZ
    clockZ xmarkZ] circle(dotted fill) desktopcomputer display docZ documentZ fill heartZ icloudZ ipad
    iphone laptopcomputer open(applewatch desktopcomputer display fill ipad iphone laptopcomputer
    rotation trianglebadgeK) rectangle(dashed fill on.rectangle(dashed fill) stackZ) rotation(open)
    shieldZ slashZ square(dashed fill stackZ) trianglebadgeK) logo[playstation xbox]
    long.text.page.and.pencilZ loupe lsb.button.angledbottom.horizontal.leftZ lt[button.roundedtopO
    circleZ rectangle.roundedtopZ] lungsZ mJ m1.buttonO m2.buttonO m3.buttonO m4.buttonO
    macbook(and[applewatch ipad iphone ipod vision.pro visionpro] badge[checkmark exclamationmark
    shield.checkmark] gen1(sizes) gen2(sizes) sizes slash trianglebadge.exclamationmark)
    macmini(badge.checkmarkZ fill gen2Z gen3Z) macpro[gen1Z gen2Z gen3(badge.ckeckmarkZ fill server)]
    macstudio(badge.checkmarkZ fill) macwindow(and[cursorarrow(rtl) pointer.arrow(rtl)] badge.plus
    on.rectangle(rtl) stack) magazineZ magicmouseZ magnifyingglassR magsafe.batterypackZ
    mail(and.text.magnifyingglass(rtl) fill stackZ) malaysianringgitsign(arrow.triangleheadH bankP
    circleZ gaugeD ring(dashed) squareZ) manatsignA mapN mappin(and.ellipseR circleZ slashR squareZ)
    matter.logo mecca medal(fill starZ) mediastick medical.thermometerZ megaphoneZ
    memories(badge[checkmark minus plus xmark] slash) memorychipZ menubar[arrow[down.rectangle
    up.rectangle] dock.rectangle(badge.record) rectangle] menucardZ message(and.waveformZ badge(circleQ
    fill(rtl) filled.fill(rtl) rtl waveformZ) circleZ fill) metronomeZ mic(and.signal.meterZ badge[plus
    xmark] circleZ fill(badge[plus xmark]) slashN squareZ) microbeN microphone(and.signal.meterZ
    badge[ellipsisZ plusZ xmarkZ] circleZ fill slashN squareZ) microwaveZ millsignA
    minus(arrow.trianglehead[clockwise counterclockwise] circleZ diamondZ forwardslash.plus
    magnifyingglass plus[and.fluid.batteryblock batteryblock(exclamationmarkZ fill slashZ
    stack(arrowtriangle[leftZ right(and.arrowtriangle.leftZ fill)] exclamationmarkZ fill))
    lines.measurement.horizontal.aligned.bottom] rectangle(fill portraitZ) slash.plus squareZ)
    mirror.side[left(and[arrow.turn.down.right heat.waves]) right(and[arrow.turn.down.left
    heat.waves])] moon(circleZ dustN fill hazeN road.lanes starsN zzzZ)
    moonphase[first.quarter(inverse) full.moon(inverse) last.quarter(inverse) new.moon(inverse)
    waning[crescent(inverse) gibbous(inverse)] waxing[crescent(inverse) gibbous(inverse)]] moonriseN
    moonsetN mopedZ mosaicZ motorcycleZ mountZ mountain.2N mouthZ move.3d movieclapperZ mphR mugZ
    multiplyI music[houseZ micR microphoneR note(arrow.trianglehead.clockwise houseZ list slash
    square.stackZ tvZ) pagesZ quarternote.3] mustacheZ nJ nairasignA network(badge.shield.halfY slash)
    newspaperN norwegiankronesignA noseZ nosign(appZ badge.clock) note(text(badge.plus)) notequalI
    numberI numbers(ar bn gu hi km kn ml mni mr my or pa rectangleM sat te) numbersign oJ
    oar.2.crossedR octagon(bottomhalfY fill lefthalfY righthalfY tophalfY) oilcan(and.thermometerZ
    fill) opticaldiscZ opticaldiscdriveZ opticidZ option oval(bottomhalfY fill insetY lefthalfY
    portrait(bottomhalfY fill insetY lefthalfY righthalfY tophalfY) righthalfY tophalfY) ovenZ pJ
    p1.buttonO p2.buttonO p3.buttonO p4.buttonO pad.header paddleshifter[leftZ rightZ]
    paint.bucket.classic paintbrush(fill pointedZ) paintpaletteZ pano(badge.playZ fill)
    paperclip(badge.ellipsis circleZ) paperplaneN paragraph paragraphsign parentheses parkinglightZ
    parkingsign(brakesignal(slash) circleZ radiowaves[down.right.off left.and.right(slash)
    right.and.safetycone] squareZ steeringwheel) party.popperZ pause(circleZ fill rectangleZ) pawprintN
    pc peacesign pedal[acceleratorZ brakeZ clutchZ]
    pedestrian.gate[closed(trianglebadge.exclamationmark) open(trianglebadge.exclamationmark)]
    pencil(and[ellipsis.rectangle list.clipboard(rtl) outline rulerZ scribble] circleZ line slash
    tip(crop.circle(badge[arrow.forwardZ minusZ plusZ] fill))) pentagon(bottomhalfY fill lefthalfY
    righthalfY tophalfY) percent(ar) person(2(arrow.trianglehead.counterclockwise badge(fill gearshapeZ
    keyZ minusZ plusZ) circleZ crop.square.stackZ fill gobackward shieldZ slashZ square.stackZ wave.2Z)
    3(fill sequenceZ) and[arrow.left.and.arrow.right(outward) background[dotted striped.horizontal]
    personZ] badge[clockZ keyZ minusZ plusZ shield[checkmarkZ exclamationmarkZ]] bubbleZ bustN
    checkmark.and.xmark(rtl) circleZ crop[artframe badge.magnifyingglassZ circle(badge(checkmarkZ
    clockZ ellipsisZ exclamZ exclamationmarkZ fill minusZ moonZ plusZ questionmark(ar fill(ar)) xmarkZ)
    dashedR fill(badge[checkmark exclam exclamationmark minus plus questionmark(ar) xmark]))
    rectangle(badge.plusZ fill stackZ) square(badge[cameraZ videoZ] fill(and.at.rectangle)
    filled.and.at.rectangleZ on.square.angledZ)] fill(and.arrow.left.and.arrow.right(outward)
    badge[minus plus] checkmark(and.xmark(rtl) rtl) questionmark(ar rtl) turn[down left right]
    viewfinder xmark(rtl)) icloudZ line.dotted.personZ slashZ spatialaudio[3d.fill fill stereo[3d.fill
    fill]] text.rectangle(fill trianglebadgeK) wave.2Z) personalhotspot(circleZ slash) perspective
    peruviansolessign(arrow.triangleheadH bankP circleZ gaugeD ring(dashed) squareZ) pesetasignA
    pesosignA pet.carrierN phone(and.waveformZ arrow[down.leftZ rightZ up.rightN] badge[checkmark
    clockZ plusZ waveformZ] bubble(fill(rtl) leftZ rtl) circleZ connectionZ down(circleZ fill
    waves.left.and.right) fill(arrow[down.left right up.right] badge[checkmark plus] connection)
    pauseN) photo(artframeR badge[arrow.downZ checkmarkZ exclamationmarkZ magnifyingglassZ plusZ
    shieldK] circleZ fill(on.rectangle.fill) on.rectangle(angledZ fill) stackZ trianglebadgeK tv) piI
    pianokeys(inverse) pillN pillsN pin(circleZ fill slashZ squareZ) pip(enter exit fill remove swap)
    pipe.and.dropZ placeholdertext.fill platter[2.filled[ipad(landscape) iphone(landscape)]
    bottom.applewatch.case filled[bottom[and.arrow.down.iphone applewatch.case iphone]
    top[and.arrow.up.iphone applewatch.case iphone]] top.applewatch.case] play(circleZ desktopcomputer
    diamondZ display fill houseZ laptopcomputer rectangle(fill on.rectangleN) slashZ square(fill
    stackZ) tvZ) playpauseN playstation.logo plus(appZ arrow.trianglehead[clockwise counterclockwise]
    bubbleZ capsuleZ circle(dashed fill) diamondZ forwardslash.minus magnifyingglass messageZ
    minus.capsuleZ rectangle(fill(on[folder.fill rectangle.fill]) on[folderZ rectangleZ] portraitZ)
    slash.minus square(dashed fill(on.square.fill) on.squareZ) viewfinder) plusminusR
    point[3[connected.trianglepath.dotted filled.connected.trianglepath.dotted]
    bottomleft[filled.forward.to.point.topright.scurvepath forward.to[arrow.triangle[scurvepathZ
    uturn.scurvepathZ] arrowtriangle.uturn.scurvepathZ point.topright[filled.scurvepath scurvepathZ]]]
    fill.topleft.down.curvedto.point.fill.bottomright.up
    filled.topleft.down.curvedto.point.bottomright.up forward.to.point.capsulepathZ
    topleft[down[curvedto.point[bottomright.upZ filled.bottomright.up] to.point.bottomright[curvepathZ
    filled.curvepath]] filled.down.to.point.bottomright.curvepath]
    topright[arrow.triangle.backward.to.point.bottomleft[filled.scurvepath scurvepathZ]
    filled.arrow.triangle.backward.to.point.bottomleft.scurvepath]]
    pointer.arrow(and.square.on.square.dashed click(2 badge.clock) ipad(and.square.on.square.dashed
    rays slash(squareZ) squareZ) motionlines(click) rays slash(squareZ) squareZ) polishzlotysignA
    popcornN power(circleZ dotted) powercordZ powermeter poweroff poweron poweroutlet[stripZ
    type[a(fill squareZ) b(fill squareZ) c(fill squareZ) d(fill squareZ) e(fill squareZ) f(fill
    squareZ) g(fill squareZ) h(fill squareZ) i(fill squareZ) j(fill squareZ) k(fill squareZ) l(fill
    squareZ) m(fill squareZ) n(fill squareZ) o(fill squareZ)]] powerplug(fill portraitZ) powersleep
    printer(dotmatrix(fill(and.paper.fill) filled.and.paper(inverse) inverse) fill(and.paper.fill)
    filled.and.paper(inverse) inverse) progress.indicator projective purchasedR puzzlepiece(extensionZ
    fill) pyramidZ qJ qrcode(viewfinder) questionmark(app(ar dashed(ar) fill(ar)) ar bubble(ar
    fill(ar)) circle(ar dashed(ar) fill(ar)) diamond(ar fill(ar)) folder(ar fill(ar)) keyY message(ar
    fill(ar)) square(ar dashed(ar) fill(ar)) text.page(ar fill(ar rtl) rtl) video(ar fill(ar rtl) rtl))
    quote[bubbleQ closing opening] quotelevel r[button.roundedbottomO circleZ joystick(downZ fill
    press.downZ tilt[downZ leftZ rightZ upZ]) rectangle.roundedbottomZ square(fill(on.square.fill)
    on.squareZ)] r1[button.roundedbottomO circleZ rectangle.roundedbottomZ]
    r2[button[angledtop.verticalT roundedtopO] circleZ rectangle.roundedtopZ]
    r3.button.angledbottom.horizontalT r4.buttonO radicand.squareroot(ar) radioZ radiowaves[left right]
    rainbow rays rb[button.roundedbottomO circleZ rectangle.roundedbottomZ] realtimetext receiptZ
    record.circleZ recordingtapeR rectangle(2.swap 3[group(bubble(fill leftZ) dashed fill)
    offgrid(bubble.leftZ fill)] and[arrow.up.right.and.arrow.down.left(slash) hand.point.up.left(fill
    filled) paperclip pencil.and.ellipsis(rtl) text.magnifyingglass(rtl)] arrowtriangle.2[inward
    outward] badge[checkmarkZ minus person.crop plus sparklesZ xmarkZ] bottomhalf[filled insetY]
    bottomthird.insetS center.inset[fill filled(badge.plus)] checkered compress.vertical
    connected.to.line.below dashed(and.paperclip badge.record) dock expand[diagonal vertical]
    fill(badge[checkmark minus person.crop plus xmark] on.rectangle[angled.fill fill(circleZ
    slash.fill)]) filled.and.hand.point.up.left grid[1x2Z 1x3Z 2x2Z 3x1Z 3x2Z 3x3Z]
    inset[bottomleadingY bottomleftS bottomrightS bottomtrailingY fill filled(and[cursorarrow personY]
    badge.record on.rectangle) topleadingY topleftS toprightS toptrailingY] landscape.rotate(slash)
    leadinghalf[filled inset.filled(arrow.leading)] leadingthird.insetY lefthalf[fill filled
    inset[fill(arrow.left) filled(arrow.left)]] leftthird.insetS on.rectangle(angledZ badge.gearshape
    button.angledtop.vertical.leftZ circleZ dashed fill slashN squareZ) pattern.checkered
    portrait(and.arrow[forwardZ rightZ] arrowtriangle.2[inward outward] badge.plusZ bottomhalf[filled
    insetY] bottomleading.insetY bottomleft.insetY bottomright.insetY bottomthird.insetY
    bottomtrailing.insetY center.insetY fill insetY leadinghalf.insetY leadingthird.insetY
    lefthalf[filled insetY] leftthird.insetY on.rectangle.portrait(angledZ fill slashZ)
    righthalf[filled insetY] rightthird.insetY rotate(slash) slashZ split.2x1(fill slashZ)
    tophalf[filled insetY] topleading.insetY topleft.insetY topright.insetY topthird.insetY
    toptrailing.insetY trailinghalf.insetY trailingthird.insetY) ratio[16.to.9Z 3.to.4Z 4.to.3Z
    9.to.16Z] righthalf[fill filled inset[fill(arrow.right) filled(arrow.right)]] rightthird.insetS
    roundedbottomZ roundedtopZ slashZ split[1x2Z 2x1(fill slashZ) 2x2Z 3x1Z 3x3Z] stack(badge[minusZ
    person.cropZ playZ plusZ] fill(badge[minus person.crop plus]) person.cropZ slashZ) tophalf[filled
    insetY] topthird.inset(fill filled) trailinghalf[filled inset.filled(arrow.trailing)]
    trailingthird.insetY) refrigeratorZ repeat(1(ar circleM hi) badge.xmark(circle.fill) circleZ)
    restartR retarder.brakesignal(and.exclamationmark slash) return(left right) rhombusZ
    richtext.page(ar fill(ar he hi ja ko th zh) he hi ja ko th zh) rightR righttriangle(fill
    split.diagonalZ) ring(circleZ dashed) rm.buttonO road[lane.arrowtriangle.2[inward outward]
    lanes(curved[left right])] robotic.vacuum(and[arrowtriangle.upZ ellipsisZ] fill)
    roller.shade[closed open] roman.shade[closed open] rosette rotate[3dN leftZ rightZ]
    rsb.button.angledbottom.horizontalT rt[button.roundedtopO circleZ rectangle.roundedtopZ] rublesignA
    rugbyballN rulerZ rupeesignA sJ safariZ sailboatN scale.3d scalemassZ scannerZ
    scissors(badge.ellipsis circleZ) scooter scope screwdriverZ scribble(variable) scrollZ sdcardZ
    sealZ selection.pin.in.out sensor(fill radiowaves.left.andT tag.radiowaves.forwardZ) server.rack
    service.dogZ shadow shared.with.you(circleZ slash) sharedwithyou(circleZ slash) shareplay(slash)
    shazam.logoZ shekelsignA sheqelsignJ shield(checkerboard checkered fill lefthalf[fill(slash)
    filled(badge.checkmark slash trianglebadge.exclamationmark)] pattern.checkered righthalfY slashZ)
    shiftZ shippingbox(and.arrow.backwardZ circleZ fill) shoe(2Z arrow.trianglehead.up[and.downZ
    rightN] circleZ fill) shoeprints.fill shower(fill handheldZ sidejetZ) shuffleR sidebar[leading left
    right squares[leading left right trailing] trailing] signature(ar he ja th zh)
    signpost[and.arrowtriangle.upN leftN right(and.leftN circleZ fill)] simcard(2Z fill)
    singaporedollarsign(arrow.triangleheadH bankP circleZ gaugeD ring(dashed) squareZ) sinkZ siri
    skateboardZ skew skisZ slash.circleZ sleepR slider[horizontal[2[arrow.trianglehead.counterclockwise
    gobackward rectangle.and.arrow[triangle.2.circlepath trianglehead.2.clockwiseV]
    square(badge.arrow.down on.square)] 3 below[circle[lefthalf.filled(inverse)
    righthalf.filled(inverse)] rectangle square[and.squareY fill.and.square filled.and.square] sun[max
    min]]] vertical.3] slowmo smallcircle[circleZ fill.circleZ filled.circleZ] smartphone smileyZ
    smokeN snow snowboardZ snowflake(circleZ road.lane(dashed) slash) soccerball(circle(fill(inverse)
    inverse) inverse) sofaZ sosR space sparkle(magnifyingglass text.clipboardZ) sparkles(2
    rectangle.stackZ square[fill.on.square filled.on.square] tvZ) spatial.capture(fill on.hexagonZ
    slashZ) speaker(1Z 2Z 3Z badgeK circleZ fill minusZ plusZ slash(circleQ fill(rtl) rtl) squareZ
    trianglebadgeK wave[1(arrowtriangles.up.right.down.left fill) 2(bubble(fill(rtl) leftQ rtl) circleZ
    fill) 3Z] zzzQ) speedometer spigotZ spoon.serving sportscourtN sprinkler(and.dropletsZ fill)
    square(2[layers.3d(bottomY fill topY) stack.3d(bottomS topS)] 3[layers.3d(bottomY
    down[backward(slash.rtl) forward(slash.rtl) left(slash) right(slash)] middleY slash topY)
    stack.3d(bottomS middleS slash topS)] and[arrow[down(badge[checkmarkZ clockZ xmarkZ] fill
    on.squareZ) up(badge[checkmarkZ clockZ] circleZ fill on.squareZ trianglebadgeK)] at.rectangleZ
    line.vertical.and.square(fill filled) pencilR] arrowtriangle.4.outward badge.plusZ bottomhalfS
    bottomthird.insetY circleZ dashed(insetS) dotted fill(and.line.vertical[and.squareZ square.fill]
    on[circle.fill squareZ] text.grid.1x2) filled[and.line.vertical.and.square on.square] grid[2x2Z
    3x1[below.line.grid.1x2Z fill.below.line.grid.1x2 folder[badge.plus fill.badge.plus]] 3x2Z
    3x3(bottomleftS bottommiddleS bottomrightS fill(square) middleS middleleftS middlerightS
    square(badge.ellipsis) topleftS topmiddleS toprightS) 4x3.fill] insetY leadingthird.insetY
    lefthalfS leftthird.insetY line.vertical.square.fill.left on[circleZ square(badge.person.cropZ
    dashed fill intersection.dashed squareshape.controlhandles)] resize(down up) righthalfS
    rightthird.insetY slashZ split[1x2Z 2x1Z 2x2Z bottomrightquarterZ diagonal(2x2Z fill)]
    stack(3d[down[dottedline forwardZ rightZ] forward.dottedlineZ up(badge[aZ automaticZ] fill slashZ
    trianglebadgeK)] fill) text.squareZ tophalfS topthird.insetY trailingthird.insetY) squareroot
    squares[below.rectangle leading.rectangleZ]
    squareshape(controlhandles.on.squareshape.controlhandles dashed.squareshape dotted[split.2x2
    squareshape] fill split[2x2(dotted(inside(and.outside) outside)) 3x3] squareshape[dashed dotted])
    stairs star(bubbleZ circleZ fill(left) hexagonZ leadinghalfS lefthalf.fill rectangleZ slashZ
    square(fill on.squareZ)) staroflife(circleZ fill shieldZ) steeringwheel(and[hands heat.waves key
    liquid.wave lock] arrow.trianglehead.counterclockwise.and.clockwise arrowtriangle[left right]
    badge[exclamationmark lock] circleZ exclamationmark road.lane(dashed) slash) sterlingsignA
    stethoscopeR stopN stopwatchZ storefrontN stoveZ strikethrough(double) stroke.line.diagonal(slash)
    strollerZ studentdesk suit[clubZ diamondZ heartZ spadeZ] suitcase(cartZ circleZ fill
    rolling(and[filmN suitcaseN] circleZ fill)) sum(ar) sun[and.horizonN dustN hazeN horizonN lefthalfY
    max(circleZ fill trianglebadgeK) minZ rainN righthalfY snowN] sunglassesZ sunriseN sunsetN
    surfboardZ suspension.shock suv.side(air[circulateZ freshZ] andK arrow.left.andT
    arrowtriangle[downZ up(arrowtriangle.downZ fill)] fill front.open(cropZ fill) hill[descent.controlZ
    down(and.gauge.open.with.lines.needle.25percent.and.arrowtriangleZ fill) upZ] lock(fill openZ)
    rear.open(cropZ fill) roof.cargo.carrier(fill slashZ)) swatchpaletteZ swedishkronasignA swift
    swiftdata swirl.circle.righthalf.filled(inverse) switch[2 programmable(fill squareZ)] syringeZ
    t[bubble(ar fill(ar he) he) circleZ squareZ] table(badge.moreZ fill furnitureZ)
    tablecells(badge.ellipsisZ fill(badge.ellipsis)) tachometer tag(circleZ fill slashZ squareZ)
    taillight.fogZ takeoutbag.and.cup.and.strawZ target teddybearZ teletype(answerR circleZ) tengesignA
    tennis.racketR tennisballN tent(2N circleZ fill) terminalZ testtube.2 text[aligncenter alignleft
    alignright and.command.macwindow append badge[checkmark(rtl) minus plus star xmark] below[folderZ
    photoQ] book.closedZ bubble(badge.clockQ fill(rtl) rtl) chevron[left right] cursor(ar he hi ja ko
    th zh) documentZ insert justify(leading left right trailing) justifyleft justifyright
    line[2.summary(badge.xmark) 3.summary first.and.arrowtriangle.forward
    last.and.arrowtriangle.forward magnify] magnifyingglass(rtl) pad.header(badge[clock(rtl) plus])
    page(badge.magnifyingglass fill slashQ) quote(rtl) rectangle(fill pageZ) redaction squareY
    viewfinder word.spacing] textbox(ar he hi ja ko th zh) textformat(12(ar hi km my) 123X
    abc(dottedunderline) alt(ar bn el gu he hi ja kn ko ml mni mr or pa sat si ta te th zh) ar bn
    characters(ar arrow.left.and.right(ar bn el gu he hi ja kn ko ml mni mr or pa ru sat si ta te th
    zh) bn dottedunderline(ar bn el gu he hi ja kn ko ml mni mr or pa ru sat si ta te th zh) el gu he
    hi ja kn ko ml mni mr or pa ru sat si ta te th zh) el gu he hi ja kn ko ml mni mr numbers(ar bn gu
    hi km kn ml mni mr my or pa sat te) or pa sat si size(ar bn gu he hi ja kn ko largerC ml mni mr or
    pa sat si smallerC ta te th zh) subscriptC superscriptC ta te th zh) theatermask.and.paintbrushZ
    theatermasksN thermometer(and[ellipsis liquid.waves(snowflake trianglebadge.exclamationmark)]
    brakesignal gauge.open high low medium(slash) snowflakeR snowlake sunN tirepressure transmission
    variable(and.figureR badge[clock play])) ticketN timelapse timeline.selection timer(circleZ square)
    tire(badge.snowflake) tirepressure togglepower toiletN tornadoR tortoiseN torus touchid
    tow.hitch(exclamationmarkZ fill) traction.control.tirepressure(exclamationmark slash)
    train.side[front.car middle.car rear.car] tram(cardZ circleZ fill(tunnel) tunnel.fill) translate
    transmission trapezoid.and.line[horizontalZ verticalZ] trash(circleZ fill slash(circleZ fill
    squareZ) squareZ) tray(2Z and.arrow[downZ upZ] badgeZ circleZ fill fullZ) treeN
    triangle(bottomhalfY circleZ fill insetY lefthalfS righthalfS tophalfY) triangleshapeZ trophyN
    tropicalstormR truck[box(badge.clockQ fill) pickup.side(air[circulateZ freshZ] andK arrow.left.andT
    arrowtriangle[downZ up(arrowtriangle.downZ fill)] fill front.open(cropZ fill)
    hill[down(and.gauge.open.with.lines.needle.25percent.and.arrowtriangleZ fill) upZ] lock(fill
    openZ)) side[hill.descent.controlZ roof.cargo.carrier(fill slashZ)]] tsa(circleZ slash) tshirtN
    tugriksignA tuningfork turkishlirasignA tv(and[hifispeaker.fill mediaboxZ] badge.wifiZ circleZ fill
    insetY music.noteZ slashZ) uJ uiwindow.split.2x1 umbrella(circleZ fill gauge.open percent(ar
    fill(ar)) sensor.tag.radiowaves.left.andT) underline(double) vJ vent.heat.waves.upward
    vial.viewfinder video(and.waveformZ badge[checkmark ellipsis plusZ waveformZ] bubble(fill(rtl)
    leftZ rtl) circleZ doorbellZ fill(badge[checkmark ellipsis plus]) slashN squareZ) videoprojectorZ
    view[2d 3d] viewfinder(circleZ rectangular trianglebadge.exclamationmark)
    vision.pro(and.arrow.forwardZ badge[checkmarkZ exclamationmarkZ playZ] circleZ fill slashN
    trianglebadgeK) visionpro(and.arrow.forwardZ badge[exclamationmarkZ playZ] circleZ fill slashN)
    voiceover volleyballN volume(1Z 2Z 3Z fill slashQ zzzZ) wJ wakeR wallet[bifoldZ passZ
    sensor.tag.radiowaves.left.andT] wand.and[outline(inverse) rays(inverse) sparkles(inverse)
    stars(inverse)] warninglightZ washerN watch.analog watchface.applewatch.case
    water.waves(and.arrow[down(trianglebadge.exclamationmark)
    trianglehead[down(trianglebadge.exclamationmark) up] up] slash) waterbottleZ wave.3[backwardR
    down(car.sideZ circleZ convertible.sideZ pickup.sideZ suv.sideZ) forwardR leftR rightR upR]
    waveform(and[magnifyingglass mic personY] badge[checkmark exclamationmark magnifyingglass mic
    microphone minus plus xmark] circleZ low mid path(badge[minus plus] ecg(magnifyingglass rectangleZ
    text(clipboardQ pageQ rtl))) slash) web.cameraZ wheelchair widget[extralarge(badge.plus)
    large(badge.plus) medium(badge.plus) small(badge.plus)] wifi(badge.lock circleZ exclamationmarkR
    routerZ slash squareZ) wind(circleZ snowR) window[awning(closed) casement(closed) ceiling(closed)
    horizontal(closed) shade[closed open] vertical[closed open]] windshield[front.and[fluid(and.spray)
    heat.waves spray wiper(and[drop spray] exclamationmark intermittent)] rear.and[fluid(and.spray)
    heat.waves spray wiper(and[drop spray] exclamationmark intermittent)]] wineglassZ wonsignA
    wrench(adjustableZ and.screwdriverZ fill) wrongwaysignZ x[circleZ squareZ squareroot] xbox.logo
    xmark(appZ binN circle(badge.airplaneZ fill) diamondZ icloudZ octagonZ rectangle(fill portraitZ)
    sealZ shieldZ squareZ triangle.circle.squareZ) xserve(raid) yJ yensignA yieldsignZ zJ zipper.page
    zl[button.roundedtopO rectangle.roundedtopZ] zr[button.roundedtopO rectangle.roundedtopZ] zzz
    """

  /// The endings that capital letters represent.
  static let endings: [Character: String] = [
    "A": "(arrowF bankP circleZ gaugeD ring(dashed) squareZ)",
    "B": "[calendarX circleM squareM]",
    "C": "(ar bn gu he hi ja kn ko ml mni mr or pa sat si ta te th zh)",
    "D": ".chartG",
    "E": "[circleM squareM]",
    "F": "[circlepath triangleheadH]",
    "G": "[lefthalfW leftthirdL]",
    "H": ".counterclockwiseV",
    "I": "(circleZ squareZ)",
    "J": "[circleZ squareZ]",
    "K": ".exclamationmarkZ",
    "L": ".topthirdU",
    "M": "(ar fillX hi)",
    "N": "(circleZ fill)",
    "O": ".horizontalZ",
    "P": ".buildingZ",
    "Q": "(fill(rtl) rtl)",
    "R": "(circleZ)",
    "S": "[fill filled]",
    "T": ".rightZ",
    "U": ".rightthird",
    "V": ".rotate.90",
    "W": ".righthalf",
    "X": "(ar hi)",
    "Y": ".filled",
    "Z": "(fill)",
  ]
}
