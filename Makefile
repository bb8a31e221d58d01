# `make demo` and `make test` are all that a newcomer needs; both start from a bare Debian with the Swift toolchain.

OUT := out
PREFIX := /usr/local
SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -ec

.PHONY: demo test examples build install sdk deb bench contact-sheet clean dependencies sanitize sanitize-address sanitize-thread

demo: build
	mkdir -p $(OUT)
	"$$(swift build --show-bin-path)/mica" render $(wildcard Examples/Storyboards/*.storyboard Examples/Storyboards/*.xib) -o $(OUT)
	@echo "Look at the pictures in $(OUT)/, one for each screen: $(OUT)/Login-*.png, $(OUT)/Settings-*.png, …"

# A package of its own that uses Mica; built where Mica lies built, which is then not compiled again.
# What was planned there last may be Mica's own targets, which Swift would build once more instead.
CLIENT := --disable-build-manifest-caching --package-path Examples/Client --scratch-path .build

# Most tests are bound to the main actor, of which a process has one: UIKit's own tests run in a process beside the others'.
UIKIT := ^UIKit(App|Controls|Drawing|Lists|Text|Views)Tests\.
HALF := swift test --disable-xctest --skip-build --ignore-lock

test: dependencies
	mkdir -p $(OUT)
	swift build --build-tests 2>&1 | tee $(OUT)/test.log
	$(HALF) --filter '$(UIKIT)' >$(OUT)/test-uikit.log 2>&1 & half=$$! failed=0; trap "kill $$half" INT TERM; \
	  $(HALF) --skip '$(UIKIT)' 2>&1 | tee -a $(OUT)/test.log || failed=1; wait $$half || failed=1; \
	  tee -a $(OUT)/test.log <$(OUT)/test-uikit.log; exit $$failed
	swift build $(CLIENT) 2>&1 | tee $(OUT)/client.log
	! grep 'Examples/Client/.*warning:' $(OUT)/client.log
	"$$(swift build $(CLIENT) --show-bin-path)/Client" $(OUT)/client.png
	$(MAKE) examples

# The programs of Examples/Documents: what each prints and paints is compared with its Expected/.
examples: dependencies
	Examples/Documents/check

# The tests that share anything between threads: those of the modules that are not bound to the main actor, whose tests run at the same
# time, and of what of UIKit is not: its values, and what has a lock. What runs on the main actor alone cannot race.
THREADED := ^(CoreGraphics|CoreImage|CoreText|ImageIO|RenderTree|Compositor|QuartzCore|ConstraintSolver)Tests|$\
  (SharedThings|TraitCollection|Image|Symbol|AssetCatalog|BezierPath|Graphics|Color|UIFont|DynamicType|StringDrawing|$\
  AttributeRun|FlowLayout|DocumentAndSnapshot|SelectorFoundation|KeyValueObserving|AssociatedObject|DragAndDrop|$\
  Application|ViewTree|DrawnScene|MotionCost|Mutation)Tests

# Every test under the address sanitizer, then those of THREADED under the thread sanitizer; each builds everything apart, in
# .build/<its name>, which takes as long as a first build.
# What a sanitizer watches needs more stack, which deep trees notice. Leaks are not looked for: Foundation's attributed
# strings leak, and so does XCTest, which has no tests here; the tests of lifetimes look for ours.
sanitize: sanitize-address sanitize-thread

sanitize-address: WATCHED = --filter .
sanitize-thread: WATCHED = --filter '$(THREADED)'
sanitize-address sanitize-thread: sanitize-%: dependencies
	mkdir -p $(OUT)
	ulimit -s 262144; export MICA_STACKS=16 ASAN_OPTIONS=detect_leaks=0 \
	  TSAN_OPTIONS=suppressions=$(CURDIR)/scripts/support/thread-sanitizer.supp; \
	swift test --disable-xctest --sanitize=$* --scratch-path .build/$* $(WATCHED) 2>&1 | tee $(OUT)/sanitize-$*.log
	! grep -E 'ERROR: AddressSanitizer|WARNING: ThreadSanitizer' $(OUT)/sanitize-$*.log

build: dependencies
	swift build

bench: dependencies
	scripts/bench

# The command, the Swift SDK, completions and the man page. Swift's runtime is part of the command, so it runs where no Swift is installed,
# and starts sooner.
install: dependencies
	scripts/make-sdk --install "$(DESTDIR)$(PREFIX)"

# What other packages are built with, as `swift sdk install` takes it, in out/sdk; `deb` packs the command along, for Debian.
sdk: dependencies
	scripts/make-sdk

deb: dependencies
	scripts/make-sdk --deb

contact-sheet: build
	scripts/contact-sheet

clean:
	rm -rf $(OUT) .build Examples/Client/.build Examples/Documents/.build Benchmarks/.build

dependencies:
	@scripts/install-dependencies
