import { isValidName, writeAttribute } from "./attributes.ts";
import { escaped, NeedsReact, page } from "./page-state.ts";
import { writeStyle } from "./styles.ts";

type Properties = Record<string, unknown>;
/** Draws what stands between the tags. */
type Draw = (children: unknown) => void;

const closed = new Set("area base br col embed hr img keygen link meta param source track wbr".split(" "));
/** Elements of SVG and MathML that have a hyphen and are no elements of one's own. */
const hyphened = new Set(
  "annotation-xml color-profile font-face font-face-src font-face-uri font-face-format font-face-name missing-glyph".split(
    " ",
  ),
);

/** Writes an element of HTML or SVG with all that is in it. */
export function writeElement(tag: string, properties: Properties, draw: Draw): void {
  switch (tag) {
    case "input":
      return writeInput(properties);
    case "select":
      if (properties["dangerouslySetInnerHTML"]) throw new NeedsReact("markup within a select");
      return writeSelect(properties, draw);
    case "option":
      if (properties["dangerouslySetInnerHTML"]) throw new NeedsReact("markup within an option");
      return writeOption(properties, draw);
    case "textarea":
      return writeTextArea(properties);
    case "menuitem":
    case "listing":
      throw new NeedsReact(tag);
    case "html":
      if (page.html === "") page.html = "<!DOCTYPE html>";
  }
  if (typeof properties["is"] === "string") throw new NeedsReact("an element with is");
  page.html += `<${tag}`;
  if (tag.includes("-") && !hyphened.has(tag)) writeOwnAttributes(properties);
  else writeAttributes(properties);
  if (closed.has(tag)) return end("/>");
  writeInside(tag, properties, draw);
}

/** What is written otherwise than other attributes are. */
const nothing: readonly string[] = [];
const ofValue: readonly string[] = ["value", "defaultValue"];
const ofInput: readonly string[] = [...ofValue, "checked", "defaultChecked"];
const ofOption: readonly string[] = ["selected"];

function writeAttributes(properties: Properties, besides = nothing): void {
  for (const property in properties) {
    const value = properties[property];
    if (property !== "children" && value !== null && value !== undefined && !besides.includes(property))
      writeAttribute(property, value);
  }
}

/** An element of one's own takes every attribute as it is written. */
function writeOwnAttributes(properties: Properties): void {
  for (const [property, value] of Object.entries(properties)) {
    if (value === null || value === undefined || unwritten.has(property)) continue;
    if (property === "style") writeStyle(value);
    else if (isValidName(property) && typeof value !== "function" && typeof value !== "symbol")
      page.html += ` ${property}="${escaped(String(value as string))}"`;
  }
}

const unwritten = new Set([
  "children",
  "dangerouslySetInnerHTML",
  "suppressContentEditableWarning",
  "suppressHydrationWarning",
]);

function writeInside(tag: string, { children, dangerouslySetInnerHTML }: Properties, draw: Draw): void {
  page.html += ">";
  page.afterText = false;
  const isLineEater = tag === "pre" && typeof children === "string" && children.startsWith("\n");
  if (dangerouslySetInnerHTML) writeMarkup(tag, dangerouslySetInnerHTML, children);
  else if (isLineEater) page.html += "\n";
  if (typeof children === "string") page.html += escaped(children);
  else if (children !== null && children !== undefined) draw(children);
  end(`</${tag}>`);
}

function writeMarkup(tag: string, markup: unknown, children: unknown): void {
  const html = (markup as { __html?: unknown }).__html;
  if (children !== null && children !== undefined) throw new NeedsReact("children beside markup");
  if (tag === "pre" && typeof html === "string" && html.startsWith("\n")) page.html += "\n";
  if (html !== null && html !== undefined) page.html += String(html as string);
}

function end(closing: string): void {
  page.html += closing;
  page.afterText = false;
}

function writeInput(properties: Properties): void {
  page.html += "<input";
  writeAttributes(properties, ofInput);
  const checked = properties["checked"] ?? properties["defaultChecked"];
  if (checked !== null && checked !== undefined) writeAttribute("checked", checked);
  const value = properties["value"] ?? properties["defaultValue"];
  if (value !== null && value !== undefined) writeAttribute("value", value);
  end("/>");
}

function writeSelect(properties: Properties, draw: Draw): void {
  page.html += "<select";
  writeAttributes(properties, ofValue);
  const outer = page.selected;
  page.selected = properties["value"] ?? properties["defaultValue"] ?? null;
  page.html += ">";
  page.afterText = false;
  const { children } = properties;
  if (children !== null && children !== undefined) draw(children);
  page.selected = outer;
  end("</select>");
}

function writeOption(properties: Properties, draw: Draw): void {
  page.html += "<option";
  writeAttributes(properties, ofOption);
  const { value, children, selected } = properties;
  if (page.selected === null ? Boolean(selected) : isSelected(value ?? wordsOf(children))) page.html += ' selected=""';
  page.html += ">";
  page.afterText = false;
  if (children !== null && children !== undefined) draw(children);
  end("</option>");
}

function isSelected(value: unknown): boolean {
  return [page.selected].flat().some((one) => String(one as string) === String(value as string));
}

/** The text of an option that has no value of its own. */
function wordsOf(children: unknown): string {
  if (Array.isArray(children)) return children.map(wordsOf).join("");
  if (typeof children === "string" || typeof children === "number") return String(children);
  if (children === null || children === undefined || typeof children === "boolean") return "";
  throw new NeedsReact("an option that holds elements and no value");
}

function writeTextArea(properties: Properties): void {
  if (properties["children"] !== undefined) throw new NeedsReact("a text area with children");
  page.html += "<textarea";
  writeAttributes(properties, ofValue);
  page.html += ">";
  const value = properties["value"] ?? properties["defaultValue"];
  if (value !== null && value !== undefined) {
    const text = String(value as string);
    page.html += text.startsWith("\n") ? `\n${escaped(text)}` : escaped(text);
  }
  end("</textarea>");
}
