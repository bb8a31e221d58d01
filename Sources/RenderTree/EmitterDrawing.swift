package import CoreGraphics

/// The particles of a `CAEmitterLayer` as a function of time. Lengths are in the layer's points, times in
/// seconds, angles in radians.
///
/// Every particle is computed from its number alone, so that any time can be shown without the times before
/// it.
package struct EmitterDrawing: Sendable, Equatable, Codable {
  package enum Shape: String, Sendable, Codable { case point, line, rectangle, cuboid, circle, sphere }
  package enum Mode: String, Sendable, Codable { case points, outline, surface, volume }
  package enum Order: String, Sendable, Codable {
    case unordered, oldestFirst, oldestLast, backToFront, additive
  }

  package var cells: [EmitterCellDrawing] = []
  package var position = CGPoint.zero
  /// The distance of the shape's centre from the layer's plane towards the viewer, and the depth of the
  /// shape.
  package var zPosition: CGFloat = 0
  package var depth: CGFloat = 0
  package var size = CGSize.zero
  package var shape = Shape.point
  package var mode = Mode.volume
  package var order = Order.unordered
  /// A Boolean value that indicates whether particles are in the superlayer's 3D space instead of being
  /// flattened into the layer's plane.
  package var preservesDepth = false
  /// The factors of the cells' values.
  package var birthRate: Float = 1
  package var lifetime: Float = 1
  package var velocity: Float = 1
  package var scale: Float = 1
  package var spin: Float = 1
  package var seed: UInt32 = 0
  /// The layer's times from which and until which particles are emitted. Nil means time 0 and no end.
  package var since: Double?, until: Double?
  /// The emitters before changes whose particles may still be visible: those keep the properties they were
  /// emitted with.
  package var earlier: [EmitterDrawing]?

  package init() {}
}

extension EmitterDrawing {
  /// Returns a Boolean value that indicates whether particles are visible at a time of the layer, or will be.
  package func emits(at time: Double) -> Bool {
    bears || (earlier ?? []).contains { $0.isSeen(at: time) }
  }

  /// Returns this emitter as the successor of another from a time on. Particles emitted before are unchanged.
  package func following(_ old: EmitterDrawing, at time: Double) -> EmitterDrawing {
    var new = self, past = old
    (past.earlier, past.until) = (nil, time)
    // An emitter that was changed back at the same time emits nothing.
    let all = (old.earlier ?? []) + ((old.since ?? 0) < time ? [past] : [])
    let seen = all.filter { $0.isSeen(at: time) }
    (new.since, new.earlier) = (time, seen.isEmpty ? nil : Array(seen.suffix(Self.mostEras)))
    return new
  }

  /// The maximum number of earlier emitters whose particles are shown. Older ones are dropped.
  private static let mostEras = 512

  /// A Boolean value that indicates whether any cell emits particles.
  package var bears: Bool { cells.contains { isShown($0) } }
  private func isShown(_ cell: EmitterCellDrawing) -> Bool {
    Self.isShown(rate(of: cell), longestLife(of: cell))
  }

  /// Returns a Boolean value that indicates whether no particle of `earlier` is visible any more.
  package func hasOutlivedEarlier(at time: Double) -> Bool {
    earlier.map { !$0.contains { $0.isSeen(at: time) } } ?? false
  }

  /// Returns the number of particles that a cell of the layer emits before a time of the layer.
  private func births(of cell: EmitterCellDrawing, before time: Double) -> Double {
    let timing = cell.timing ?? MediaTiming(), age = max(0, timing.local(fromParent: time))
    return ((timing.duration > 0 ? min(age, timing.duration) : age) * rate(of: cell)).rounded(.up)
  }

  /// Returns the number of particles per second of a cell of the layer.
  private func rate(of cell: EmitterCellDrawing) -> Double { Double(cell.birthRate) * Double(birthRate) }

  /// Returns a Boolean value that indicates whether particles of a rate per second and a lifetime in seconds
  /// are shown.
  private static func isShown(_ rate: Double, _ life: Double) -> Bool {
    rate > 0 && rate.isFinite && life > 0 && life.isFinite
  }

  /// Returns a Boolean value that indicates whether particles were emitted before the end and may still be
  /// visible.
  private func isSeen(at time: Double) -> Bool {
    guard let until else { return bears }
    return cells.contains { cell in
      isShown(cell) && until + longestLife(of: cell) > time
        && births(of: cell, before: since ?? 0) < births(of: cell, before: until)
    }
  }
}

/// A kind of particle. A range is the width of an interval around the mean.
package struct EmitterCellDrawing: Sendable, Equatable, Codable {
  package var contents: RenderContents?
  package var contentsScale: CGFloat = 1
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var magnifiesNearest = false
  package var minifiesNearest = false
  package var color: CGColor = .white
  /// The ranges and speeds of red, green, blue and opacity.
  package var colorRanges: [Float] = [0, 0, 0, 0]
  package var colorSpeeds: [Float] = [0, 0, 0, 0]
  /// The number of particles per second.
  package var birthRate: Float = 0
  package var lifetime: Float = 0
  package var lifetimeRange: Float = 0
  /// The angle of the direction in the plane, from the x axis towards the y axis.
  package var longitude: CGFloat = 0
  /// The angle of the direction to the plane, towards the viewer.
  package var latitude: CGFloat = 0
  package var emissionRange: CGFloat = 0
  package var velocity: CGFloat = 0
  package var velocityRange: CGFloat = 0
  package var acceleration = CGPoint.zero
  package var zAcceleration: CGFloat = 0
  package var scale: CGFloat = 1
  package var scaleRange: CGFloat = 0
  package var scaleSpeed: CGFloat = 0
  package var spin: CGFloat = 0
  package var spinRange: CGFloat = 0
  /// The cells that each particle emits during its lifetime, or nil for none.
  package var children: [EmitterCellDrawing]?
  /// The times at which particles are emitted, in the time space of the emitter. Nil means always.
  package var timing: MediaTiming?

  package init() {}
}

extension EmitterDrawing {
  /// The maximum number of particles of a cell that are shown at once, and of those that particles emit.
  private static let mostParticles = 8192, mostChildren = 65536

  /// An emitter: the layer or a particle.
  private struct Source {
    var seed: UInt64
    /// The time for which it has emitted, and its total emission time.
    var age: Double, life = Double.infinity
    /// The time at which it began.
    var birth = 0.0
    /// The movement of the particle, or nil for the layer.
    var flight: Flight?
  }

  /// The movement of a particle.
  private struct Flight {
    var life: Double
    var start: SIMD3<Double>, velocity: SIMD3<Double>, acceleration: SIMD3<Double>

    func place(at age: Double) -> SIMD3<Double> { start + velocity * age + acceleration * (age * age / 2) }
  }

  /// Returns the particles at a time of the layer, from bottom to top.
  func particles(at time: Double) -> [RenderNode] {
    var found: [Particle] = []
    guard time.isFinite, time >= 0 else { return [] }
    for era in (earlier ?? []) + [self] {
      era.emit(era.cells, from: Source(seed: UInt64(era.seed), age: time), into: &found)
    }
    switch order {
    case .oldestLast: found.sort { $0.birth > $1.birth }
    case .backToFront: found.sort { ($0.z, $0.birth) < ($1.z, $1.birth) }
    default: found.sort { $0.birth < $1.birth }
    }
    return found.map(\.node)
  }

  /// A visible particle: the time of its emission, its distance from the layer's plane towards the viewer,
  /// and the layer that shows it.
  private typealias Particle = (birth: Double, z: Double, node: RenderNode)

  /// Returns the longest time for which a particle and all that it emits may be visible. 0 if the cell's time
  /// stands still.
  private func longestLife(of cell: EmitterCellDrawing) -> Double {
    let pace = Double(cell.timing?.speed ?? 1)
    guard pace > 0 else { return 0 }
    let own = (Double(cell.lifetime) + Double(cell.lifetimeRange) / 2) * Double(lifetime)
    return (own + ((cell.children ?? []).map(longestLife).filter { $0 > 0 }.max() ?? 0)) / pace
  }

  /// Computes the particles of an emitter and those that they emit. A layer's first particle is emitted at
  /// once, a particle's first one after the interval between two.
  private func emit(_ cells: [EmitterCellDrawing], from source: Source, into found: inout [Particle]) {
    for (index, cell) in cells.enumerated() {
      let rate = source.flight == nil ? rate(of: cell) : Double(cell.birthRate),
        longest = longestLife(of: cell)
      let timing = cell.timing ?? MediaTiming()
      guard Self.isShown(rate, longest), source.age >= timing.beginTime else { continue }
      // From here on in the cell's time space.
      let isLayer = source.flight == nil, now = timing.local(fromParent: source.age)
      let life = timing.local(fromParent: source.life), end = min(now, life)
      var last = min((end * rate).rounded(.down), 1e15)
      if isLayer, let until, timing.local(fromParent: until) <= end {
        last = min(births(of: cell, before: until) - 1, 1e15)
      }
      if timing.duration > 0 { last = min(last, (timing.duration * rate).rounded(.up) - 1) }
      let first = max(
        ((now - longest * Double(timing.speed)) * rate).rounded(.up),
        isLayer ? since.map { births(of: cell, before: $0) } ?? 0 : 1,
        last - Double(Self.mostParticles))
      guard first <= last else { continue }
      for number in stride(from: first, through: last, by: 1)
      where source.flight == nil || found.count < Self.mostChildren {
        guard number / rate < life else { break }
        var chance = Chance(seed: source.seed, cell: UInt64(index), number: UInt64(number))
        let age = now - number / rate, birth = timing.parent(fromLocal: number / rate)
        let flight = flight(of: cell, from: source.flight?.place(at: birth), &chance)
        var inner = Source(seed: 0, age: age, life: flight.life, birth: source.birth + birth, flight: flight)
        if let node = particle(of: cell, flight, age: age, &chance) {
          found.append((inner.birth, flight.place(at: age).z, node))
        }
        guard let children = cell.children, !children.isEmpty else { continue }
        inner.seed = chance.bits()
        emit(children, from: inner, into: &found)
      }
    }
  }

  /// Returns the movement of a particle that is emitted at a place, or from the layer's shape.
  private func flight(of cell: EmitterCellDrawing, from place: SIMD3<Double>?, _ chance: inout Chance)
    -> Flight
  {
    let life = (Double(cell.lifetime) + Double(cell.lifetimeRange) * chance.around()) * Double(lifetime)
    let born = birthplace(&chance)
    let angle = Double(cell.longitude) + Double(cell.emissionRange) * chance.around()
    let speed = (Double(cell.velocity) + Double(cell.velocityRange) * chance.around()) * Double(velocity)
    let rise = Double(cell.latitude)
    return Flight(
      life: life, start: place ?? born,
      velocity: SIMD3(cos(rise) * cos(angle), cos(rise) * sin(angle), sin(rise)) * speed,
      acceleration: SIMD3(
        Double(cell.acceleration.x), Double(cell.acceleration.y), Double(cell.zAcceleration)))
  }

  /// Returns the node of a particle of an age, or nil if it has expired or is not visible.
  private func particle(
    of cell: EmitterCellDrawing, _ flight: Flight, age: Double, _ chance: inout Chance
  ) -> RenderNode? {
    let grown = Double(cell.scale) + Double(cell.scaleRange) * chance.around() + Double(cell.scaleSpeed) * age
    let turn = (Double(cell.spin) + Double(cell.spinRange) * chance.around()) * Double(spin) * age
    let base = cell.color.srgb
    let parts = [base.red, base.green, base.blue, base.alpha].enumerated().map { index, part in
      let range = cell.colorRanges.indices.contains(index) ? Double(cell.colorRanges[index]) : 0
      let speed = cell.colorSpeeds.indices.contains(index) ? Double(cell.colorSpeeds[index]) : 0
      return min(max(part + range * chance.around() + speed * age, 0), 1)
    }
    guard age >= 0, age < flight.life, grown * Double(scale) > 0, parts[3] > 0,
      case .image(let image)? = cell.contents
    else {
      return nil
    }
    let pixels = cell.contentsScale > 0 ? cell.contentsScale : 1
    var state = LayerState()
    state.bounds.size = CGSize(
      width: CGFloat(image.width) * cell.contentsRect.width / pixels,
      height: CGFloat(image.height) * cell.contentsRect.height / pixels)
    let place = flight.place(at: age)
    state.position = CGPoint(x: place.x, y: place.y)
    if place.z != 0 { state.detail.zPosition = CGFloat(place.z) }
    state.contents = cell.contents
    state.opacity = Float(parts[3])
    let size = grown * Double(scale)
    state.detail.contentsRect = cell.contentsRect
    state.detail.magnifiesNearest = cell.magnifiesNearest
    state.detail.minifiesNearest = cell.minifiesNearest
    if size != 1 || turn != 0 {
      state.detail.transform = Transform3D(scaleX: size, y: size)
        .concatenating(Transform3D(rotation: turn, x: 0, y: 0, z: 1))
    }
    if parts[0] < 1 || parts[1] < 1 || parts[2] < 1 {
      let color = CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: 1)
      state.detail.filters = [.multiply(color)]
    }
    if order == .additive { state.detail.blending = LayerBlending(.plusLighter) }
    return RenderNode(state: state)
  }

  /// Returns the place in the shape at which a particle is emitted.
  private func birthplace(_ chance: inout Chance) -> SIMD3<Double> {
    let (u, v) = (chance.next(), chance.next())
    let middle = SIMD3(Double(position.x), Double(position.y), Double(zPosition))
    let (width, height) = (Double(size.width), Double(size.height))
    switch shape {
    case .point: return middle
    case .line: return middle + SIMD3(((mode == .points ? u.rounded() : u) - 0.5) * width, 0, 0)
    case .rectangle: return middle + Self.place(in: SIMD3(width, height, 0), mode, SIMD3(u, v, 0))
    case .cuboid:
      return middle + Self.place(in: SIMD3(width, height, Double(depth)), mode, SIMD3(u, v, chance.next()))
    case .circle:
      // The width is the radius (Apple's page on `emitterSize`).
      let radius = mode == .surface || mode == .volume ? v.squareRoot() * width : width
      return middle + SIMD3(cos(2 * .pi * u), sin(2 * .pi * u), 0) * radius
    case .sphere:
      // The heights of points that are uniformly distributed on a sphere are uniformly distributed
      // (Archimedes).
      let z = 2 * v - 1, across = (1 - z * z).squareRoot()
      let radius = mode == .volume ? cbrt(chance.next()) * width : width
      return middle + SIMD3(cos(2 * .pi * u) * across, sin(2 * .pi * u) * across, z) * radius
    }
  }

  /// Returns a point of a box around 0: one of its corners, on its edges, on its faces, or anywhere.
  private static func place(in size: SIMD3<Double>, _ mode: Mode, _ chances: SIMD3<Double>) -> SIMD3<Double> {
    var part = chances
    switch mode {
    case .points: part = chances.rounded(.toNearestOrAwayFromZero)
    case .outline:
      let (axis, along) = choose(size, chances.x), corner = Int(chances.y * 4)
      part[axis] = along
      part[(axis + 1) % 3] = Double(corner & 1)
      part[(axis + 2) % 3] = Double(corner >> 1)
    case .surface:
      let (axis, side) = choose(SIMD3(size.y * size.z, size.z * size.x, size.x * size.y), chances.z)
      part[axis] = side.rounded()
      part[(axis + 1) % 3] = chances.x
      part[(axis + 2) % 3] = chances.y
    case .volume: break
    }
    return (part - 0.5) * size
  }

  /// Selects one of three indices with probabilities proportional to their weights, and returns the remaining
  /// random number, 0…1.
  private static func choose(_ weights: SIMD3<Double>, _ chance: Double) -> (index: Int, chance: Double) {
    var along = chance * weights.sum()
    for index in 0..<2 {
      if along < weights[index] { return (index, along / weights[index]) }
      along -= weights[index]
    }
    return (2, weights.z > 0 ? min(along / weights.z, 1) : 0)
  }
}

/// A random number generator that depends on a particle's number alone.
private struct Chance {
  private var state: UInt64

  init(seed: UInt64, cell: UInt64, number: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 ^ cell &* 0xC2B2_AE3D_27D4_EB4F ^ number &* 0x1656_67B1_9E37_79F9
  }

  /// Returns a random number in 0..<1.
  mutating func next() -> Double { Double(bits() >> 11) / Double(1 << 53) }

  /// Returns 64 random bits with the steps of SplitMix64.
  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  /// Returns a random number in −½..<½.
  mutating func around() -> Double { next() - 0.5 }
}
