import { escaped, page } from "./page-state.ts";
import { writeStyle } from "./styles.ts";

/** How React writes a property of an element, by its own table. */
type Kind = "ignored" | "style" | "text" | "flag" | "flag-or-text" | "number" | "positive" | "true-or-false" | "other";
/** `opening` is what stands before its value. */
type Attribute = { kind: Kind; opening: string };

const lower = (property: string) => property.toLowerCase();
const same = (property: string) => property;
const hyphened = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const attributes = new Map<string, Attribute>();
const attribute = (name: string, kind: Kind): Attribute => ({ kind, opening: ` ${name}="` });
const tell = (kind: Kind, properties: string, nameOf: (property: string) => string = same) => {
  for (const property of properties.split(" ")) attributes.set(property, attribute(nameOf(property), kind));
};

tell(
  "ignored",
  "children dangerouslySetInnerHTML defaultValue defaultChecked innerHTML suppressContentEditableWarning suppressHydrationWarning",
);
tell("style", "style");
tell("true-or-false", "contentEditable draggable spellCheck value", lower);
tell("true-or-false", "autoReverse externalResourcesRequired focusable preserveAlpha");
tell(
  "flag",
  "allowFullScreen async autoFocus autoPlay controls default defer disabled disablePictureInPicture disableRemotePlayback " +
    "formNoValidate hidden loop noModule noValidate open playsInline readOnly required reversed scoped seamless itemScope",
  lower,
);
tell("flag", "checked multiple muted selected");
tell("flag-or-text", "capture download");
tell("positive", "cols rows size span");
tell("number", "rowSpan start", lower);
tell("text", "tabIndex crossOrigin src href action formAction", lower);
tell("text", "className", () => "class");
tell("text", "htmlFor", () => "for");
tell("text", "acceptCharset httpEquiv", hyphened);
tell("text", "xlinkHref xlinkActuate xlinkArcrole xlinkRole xlinkShow xlinkTitle xlinkType", (property) =>
  property.replace(/^xlink(.)/, (_, letter: string) => `xlink:${letter.toLowerCase()}`),
);
tell("text", "xmlBase xmlLang xmlSpace", (property) =>
  property.replace(/^xml(.)/, (_, letter: string) => `xml:${letter.toLowerCase()}`),
);
tell("text", "xmlnsXlink", () => "xmlns:xlink");
tell(
  "text",
  "accentHeight alignmentBaseline arabicForm baselineShift capHeight clipPath clipRule colorInterpolation " +
    "colorInterpolationFilters colorProfile colorRendering dominantBaseline enableBackground fillOpacity fillRule floodColor " +
    "floodOpacity fontFamily fontSize fontSizeAdjust fontStretch fontStyle fontVariant fontWeight glyphName " +
    "glyphOrientationHorizontal glyphOrientationVertical horizAdvX horizOriginX imageRendering letterSpacing lightingColor " +
    "markerEnd markerMid markerStart overlinePosition overlineThickness paintOrder pointerEvents renderingIntent " +
    "shapeRendering stopColor stopOpacity strikethroughPosition strikethroughThickness strokeDasharray strokeDashoffset " +
    "strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor textDecoration textRendering " +
    "underlinePosition underlineThickness unicodeBidi unicodeRange unitsPerEm vAlphabetic vHanging vIdeographic vMathematical " +
    "vectorEffect vertAdvY vertOriginX vertOriginY wordSpacing writingMode xHeight",
  hyphened,
);

/** Properties that stand in the table, for the test that compares each with what React writes. */
export const knownProperties = (): readonly string[] => [...attributes.keys()];

const letters =
  ":A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D" +
  "\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD";
const validName = new RegExp(`^[${letters}][${letters}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$`);

export const isValidName = (property: string): boolean => validName.test(property);

/** Names are those that the product's components use: there are as many as its code has. */
function attributeOf(property: string): Attribute {
  const known = attributes.get(property);
  if (known) return known;
  const isHandler = property.length > 2 && property.slice(0, 2).toLowerCase() === "on";
  const takesFlags = ["data-", "aria-"].includes(property.slice(0, 5).toLowerCase());
  const kind = isHandler || !isValidName(property) ? "ignored" : takesFlags ? "true-or-false" : "other";
  const made = attribute(property, kind);
  attributes.set(property, made);
  return made;
}

/** Writes a property of an element that has a value (not null or undefined). */
export function writeAttribute(property: string, value: unknown): void {
  const { opening, kind } = attributeOf(property);
  if (kind === "ignored") return;
  if (kind === "style") return writeStyle(value);
  const type = typeof value;
  if (type === "string" && (kind === "text" || kind === "other")) write(opening, value as string);
  else if (type !== "function" && type !== "symbol" && isWritten(kind, value)) write(opening, textOf(kind, value));
}

function isWritten(kind: Kind, value: unknown): boolean {
  switch (kind) {
    case "flag":
      return Boolean(value);
    case "flag-or-text":
      return value !== false;
    case "number":
      return typeof value !== "boolean" && !Number.isNaN(Number(value));
    case "positive":
      return typeof value !== "boolean" && Number(value) >= 1;
    case "true-or-false":
      return true;
    default:
      return typeof value !== "boolean";
  }
}

function textOf(kind: Kind, value: unknown): string {
  return kind === "flag" || (kind === "flag-or-text" && value === true) ? "" : String(value as string);
}

function write(opening: string, value: string): void {
  page.html += `${opening}${escaped(value)}"`;
}
