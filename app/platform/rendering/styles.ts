import { escaped, NeedsReact, page } from "./page-state.ts";

const withoutUnit = new Set(
  (
    "animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup " +
    "columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan " +
    "gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans " +
    "tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit " +
    "strokeOpacity strokeWidth"
  ).split(" "),
);
/** React knows these with a prefix too: `WebkitLineClamp`. */
for (const name of [...withoutUnit])
  for (const prefix of ["Webkit", "ms", "Moz", "O"]) withoutUnit.add(prefix + name[0]!.toUpperCase() + name.slice(1));

const names = new Map<string, string>();

function nameOf(property: string): string {
  const known = names.get(property);
  if (known !== undefined) return known;
  const hyphened = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, "-ms-");
  const made = escaped(hyphened);
  names.set(property, made);
  return made;
}

/** The `style` of an element as React writes it: numbers in pixels where they have a unit, nothing that is empty. */
export function writeStyle(style: unknown): void {
  if (typeof style !== "object") throw new NeedsReact("a style that is no object");
  let said = "";
  for (const [property, value] of Object.entries(style as Record<string, unknown>)) {
    if (value === null || value === undefined || typeof value === "boolean" || value === "") continue;
    const isOwn = property.startsWith("--");
    const shown = `${isOwn ? escaped(property) : nameOf(property)}:${isOwn ? trimmed(value) : valueOf(property, value)}`;
    said += said ? `;${shown}` : shown;
  }
  if (said) page.html += ` style="${said}"`;
}

function valueOf(property: string, value: unknown): string {
  if (typeof value !== "number") return trimmed(value);
  return value !== 0 && !withoutUnit.has(property) ? `${value}px` : String(value);
}

const trimmed = (value: unknown) => escaped(String(value as string).trim());
