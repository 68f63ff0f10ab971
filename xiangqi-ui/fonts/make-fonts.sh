#!/bin/sh
# Rebuilds the shipped fonts from the fonts of two npm packages. Needs npm and fonttools (Debian: `apt-get install fonttools`).
set -eu

version=0.4.3
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
out=$here/../src/main/resources/xiangqi/ui/theme/fonts

python=
for candidate in python3 /usr/bin/python3; do
  if "$candidate" -c 'import fontTools' 2>/dev/null; then python=$candidate; break; fi
done
if [ -z "$python" ]; then echo "fonttools is missing: apt-get install fonttools" >&2; exit 1; fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
for package in noto-sans-sc noto-serif-sc; do
  npm pack --silent "@expo-google-fonts/$package@$version" >/dev/null
  mkdir "$package"
  tar -xzf "expo-google-fonts-$package-$version.tgz" -C "$package" --strip-components=1
done

# subset FACE SOURCE NAME ASCENT DESCENT
subset() {
  "$python" -B "$here/characters.py" "$1" >"$1.txt"
  "$python" -m fontTools.subset "$2" --text-file="$1.txt" --output-file="$3" \
    --layout-features='' --no-ignore-missing-unicodes --no-hinting --no-glyph-names --notdef-outline --name-IDs=0,1,2,3,4,5,6,13,14 \
    --drop-tables+=BASE,GDEF,GPOS,GSUB,STAT,gasp,prep,vhea,vmtx
  "$python" -B "$here/set_line.py" "$3" "$4" "$5"
  [ "$1" = bold ] || "$python" -B "$here/add_signs.py" "$3"
}

subset regular noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf NotoSansSC-Regular.ttf 1087 341
subset medium noto-sans-sc/500Medium/NotoSansSC_500Medium.ttf NotoSansSC-Medium.ttf 1087 341
subset semibold noto-serif-sc/600SemiBold/NotoSerifSC_600SemiBold.ttf NotoSerifSC-SemiBold.ttf 1072 327
subset bold noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf NotoSerifSC-Bold.ttf 1072 327

mkdir -p "$out"
cp NotoSansSC-*.ttf NotoSerifSC-*.ttf "$out"
{
  echo "Noto Sans SC"
  echo
  cat noto-sans-sc/LICENSE_FONT
  echo
  echo "Noto Serif SC"
  echo
  cat noto-serif-sc/LICENSE_FONT
} >"$out/OFL.txt"
ls -l "$out"
