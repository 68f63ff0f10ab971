#!/usr/bin/env bash
# The one entry to this project: ./xq help
#
# XQ_MAVEN_OPTS may hold further arguments for Maven, separated by blanks.
set -euo pipefail
CALLED_FROM=$PWD
cd -- "$(dirname -- "$(realpath -- "${BASH_SOURCE[0]}")")"
readonly CALLED_FROM ROOT=$PWD

readonly JAVA_NEEDED=25
readonly LAUNCHER=target/image/bin/chuhe
readonly SERVER=target/server/bin/chuhe-server

fail() {
    printf 'xq: %s\n' "$*" >&2
    exit 1
}

# Whether the folder $1 holds a whole JDK that is new enough.
fits() {
    local version
    [[ -x $1/bin/java && -x $1/bin/javac && -x $1/bin/jlink && -r $1/release ]] || return 1
    version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release")
    [[ -n $version && $version -ge $JAVA_NEEDED ]]
}

# Java that is run from here gets a locale of UTF-8 that is installed: under others it cannot read file names in Chinese.
# What is built here chooses for itself, and wants to know which language was named.
speak_utf8() {
    local charset=${LC_ALL:-${LC_CTYPE:-${LANG:-C}}}
    charset=${charset#*.}
    if command -v locale >/dev/null; then
        charset=$(locale charmap 2>&1)
    fi
    case ${charset%@*} in
        UTF-8 | utf-8 | UTF8 | utf8) ;;
        *) export LC_ALL=C.UTF-8 ;;
    esac
}

# Exports JAVA_HOME: the one that is set, else the first that fits in the places where JDKs are put.
find_jdk() {
    local place java
    speak_utf8
    local places=("${JAVA_HOME:-}")
    if java=$(command -v javac); then
        places+=("$(dirname -- "$(dirname -- "$(realpath -- "$java")")")")
    fi
    places+=(/usr/lib/jvm/* "${SDKMAN_DIR:-${HOME:-}/.sdkman}"/candidates/java/* /opt/*jdk* "${HOME:-}"/.jdks/*)
    if [[ -x /usr/libexec/java_home ]]; then
        places+=("$(/usr/libexec/java_home -v "$JAVA_NEEDED+" 2>/dev/null || true)")
    fi
    for place in "${places[@]}"; do
        if [[ -n $place ]] && fits "$place"; then
            export JAVA_HOME=$place
            return
        fi
    done
    fail "no JDK $JAVA_NEEDED was found: install JDK $JAVA_NEEDED or newer (for instance Eclipse Temurin) or set JAVA_HOME to one."
}

maven() {
    command -v mvn >/dev/null || fail 'Maven was not found: install Maven 3.8.7 or newer (Debian: apt-get install maven).'
    # Maven's own libraries still use memory access that newer Javas warn of at every start.
    # shellcheck disable=SC2086 # several arguments in one variable
    MAVEN_OPTS="--sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED ${MAVEN_OPTS:-}" \
        mvn --batch-mode -Dstyle.color=never ${XQ_MAVEN_OPTS:-} "$@"
}

# Whether the program $1 is there and nothing that it is made from, the paths after it, is newer.
is_current() {
    local program=$1
    shift
    [[ -x $program ]] && [[ -z $(find "$@" -newer "$program" -print -quit) ]]
}

# Maven's output as a few short lines: what is being built, and that downloads go on.
progress() {
    awk '
        /^\[INFO\] Building .* \[[0-9]+\/[0-9]+\]$/ {
            step = $NF; sub(/^\[INFO\] Building /, ""); sub(/ [^ ]+ +\[[0-9]+\/[0-9]+\]$/, "")
            print "  " step " " $0; fflush()
        }
        /Downloaded from/ { if (++fetched % 50 == 0) { print "  … " fetched " files fetched"; fflush() } }
        /:exec \(gather-modules\)/ { print "  … gathering the modules"; fflush() }
        /:exec \(link-image\)/ { print "  … linking the image"; fflush() }
        /:exec \(assemble-server\)/ { print "  … laying out the server"; fflush() }
        /:exec \(finish-image\)/ { print "  … rehearsing the start"; fflush() }
        /^\[ERROR\]/ { print; fflush() }
    '
}

# Builds the module $1 unless its program $2 is newer than the paths after it. One build at a time: whoever starts the
# server in one terminal and the client in another waits for the first.
build_missing() (
    log=target/build.log module=$1 program=$2
    shift 2
    if ! { mkdir -p target && [[ -w target ]] && { [[ ! -e target/build.lock ]] || [[ -w target/build.lock ]]; }; } \
        2>/dev/null; then
        is_current "$program" "$@" ||
            fail "$program must be built, and you may not write in $PWD/target: have its owner build it, or clone it anew."
        return
    fi
    exec 9>target/build.lock
    if command -v flock >/dev/null; then
        flock 9
    fi
    if ! is_current "$program" "$@"; then
        find_jdk
        echo 'Building Chuhe, once; the first time Maven fetches the libraries.'
        maven package -Dmaven.test.skip=true --projects "$module" --also-make 2>&1 | tee "$log" | progress ||
            fail "the build failed, its whole output is in $log."
    fi
)

build_client() {
    build_missing xiangqi-app "$LAUNCHER" \
        pom.xml jlink.conf xiangqi-{core,net,ui,app}/{pom.xml,src/main} xiangqi-app/src/image
}

build_server() {
    build_missing xiangqi-server "$SERVER" pom.xml xiangqi-{core,net,server}/{pom.xml,src/main} xiangqi-server/src/server
}

# Becomes the program $1 of this project, where xq was called: paths among its arguments are meant from there.
become() {
    local program=$ROOT/$1
    shift
    cd -- "$CALLED_FROM"
    exec "$program" "$@"
}

play() {
    build_client
    become "$LAUNCHER" "$@"
}

serve() {
    build_server
    become "$SERVER" serve "$@"
}

# All tests without a display; the last of them run the image. Whatever DISPLAY is, no test may use it.
run_tests() {
    find_jdk
    unset DISPLAY WAYLAND_DISPLAY
    maven --no-transfer-progress --activate-profiles bench verify "$@"
    build_again_and_compare
    echo "Ready: $("$LAUNCHER" --version), in ${LAUNCHER%/bin/chuhe}"
}

# Builds the modules a second time, from a copy of the sources elsewhere, and compares the jars byte by byte.
build_again_and_compare() {
    local copy jar
    copy=$(mktemp -d)
    # shellcheck disable=SC2064 # the folder of now
    trap "rm -rf -- '$copy'" EXIT
    tar --create --exclude=./.git --exclude=target . | tar --extract --directory "$copy"
    (cd -- "$copy" && maven --no-transfer-progress --quiet package -Dmaven.test.skip=true -DskipImage=true)
    for jar in "$copy"/xiangqi-*/target/*.jar; do
        jar=${jar#"$copy/"}
        cmp -- "$jar" "$copy/$jar" ||
            fail "$jar differs when it is built again (if target/ holds classes of deleted sources, delete it)."
    done
    echo 'Built twice: the same bytes.'
}

# The tests that the suite runs a short slice of, in full.
soak() {
    find_jdk
    maven --no-transfer-progress --projects xiangqi-core,xiangqi-trial --also-make verify \
        -Dtest.only=soak -Dtest.without= "$@"
}

# The benchmarks: of the server with 'server' as first argument, of reading records with 'records', else of the rules,
# all sections or those named. They write their sections of the page and keep the others. The comparison to depth 6 takes
# most of the time; --quick leaves it out.
bench() {
    local class=xiangqi.bench.Bench page=docs/performance.md
    if [[ ${1:-} == server ]]; then
        class=xiangqi.bench.server.ServerBench
        build_server
        set -- "$SERVER" target/bench-server "${@:2}"
    elif [[ ${1:-} == records ]]; then
        class=xiangqi.bench.records.RecordsBench
        set -- ../shared/data/records/samples
        [[ -d $1 ]] || fail "the sample records are not at $1."
    else
        build_client
    fi
    find_jdk
    echo 'Building the benchmarks.'
    maven --no-transfer-progress --quiet --activate-profiles bench --projects xiangqi-bench --also-make \
        package -Dmaven.test.skip=true
    "$JAVA_HOME/bin/java" -cp "xiangqi-bench/target/classes:xiangqi-bench/target/lib/*" "$class" "$page" "$@"
}

# Pictures of the screens for the documents, drawn without a display; $1 may be a pattern such as 'start-.*'.
pictures() {
    find_jdk
    maven --no-transfer-progress --quiet -pl xiangqi-ui --also-make test -Dtest=ScreenPictures \
        -Dsurefire.failIfNoSpecifiedTests=false -Dchuhe.pictures="$PWD/docs/pictures" \
        ${1:+-Dchuhe.pictures.only="$1"}
    echo 'The pictures lie in docs/pictures.'
}

# The sources in the project's format; with --check only says which are not.
format() {
    find_jdk
    case ${1:-} in
        '')
            "$JAVA_HOME/bin/java" .ci/WrapComments.java xiangqi-*/src
            maven --no-transfer-progress --quiet --activate-profiles bench spotless:apply
            ;;
        --check)
            { "$JAVA_HOME/bin/java" .ci/WrapComments.java --check xiangqi-*/src &&
                maven --no-transfer-progress --quiet --activate-profiles bench spotless:check; } ||
                fail "some sources are not in the project's format: run ./xq format."
            ;;
        *) fail 'usage: ./xq format [--check]' ;;
    esac
}

usage() {
    cat <<'END'
./xq play [ARGUMENT…]  build what is missing, then start the client (with the arguments of chuhe)
./xq serve [ARG…]      build what is missing, then start the server (with the arguments of chuhe-server serve)
./xq test              all tests, without a display; assembles the image and runs it
./xq soak              the long runs of random placements and games, and of a server killed under load
./xq bench [--quick] [SECTION…]
                       the benchmarks of the rules, into docs/performance.md: all, some half an hour (less with
                       --quick), or perft, depth6, steps, judging, batches, ideas; says how long it will take
./xq bench records     reading records, into its section of docs/performance.md; needs the sample records
./xq bench server [TABLES [SECONDS]]
                       the server under load, into its section of docs/performance.md: 500 tables unless told
./xq pictures [NAMES]  takes the pictures in docs/pictures anew: of all screens, or those that the pattern names
./xq format [--check]  lay out the sources in the project's format, or check that they are
END
}

command=${1:-help}
shift || true
case $command in
    play) play "$@" ;;
    serve) serve "$@" ;;
    test) run_tests "$@" ;;
    bench) bench "$@" ;;
    soak) soak "$@" ;;
    pictures) pictures "$@" ;;
    format) format "$@" ;;
    help | --help | -h) usage ;;
    *)
        usage >&2
        exit 2
        ;;
esac
