import sanitizeHtml from "sanitize-html";
import { z } from "zod";
import { normalized } from "#app/platform/text/normalized.ts";

/** As much as a long report; a book is a file. */
export const longestRichText = 50_000;

/**
 * What people write in `RichTextField`, as it is sent: HTML of the editor, or plain text where no script has run. Its
 * use-case stores `cleanRichText` of it, and `RichText` shows that.
 */
export const richTextInput = z
  .string()
  .max(longestRichText, { error: "platform.invalid-input" })
  .default("")
  .describe(
    `Formatted text as HTML: paragraphs, headings, lists, checklists, bold, italic, links. At most ${longestRichText} signs.`,
  );

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "strong", "em", "s", "code", "h2", "h3", "ul", "ol", "li", "blockquote", "a", "hr"],
  allowedAttributes: { a: ["href", "rel"], ul: ["data-type"], li: ["data-checked", "data-type"], ol: ["start"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: {
    b: "strong",
    i: "em",
    h1: "h2",
    h4: "h3",
    h5: "h3",
    h6: "h3",
    a: (_, { href }) => ({ tagName: "a", attribs: { ...(href ? { href } : {}), rel: "noopener noreferrer nofollow" } }),
    ul: (_, attribs) => ({
      tagName: "ul",
      attribs: attribs["data-type"] === "taskList" ? { "data-type": "taskList" } : ({} as Record<string, string>),
    }),
    li: (_, attribs) => ({ tagName: "li", attribs: checkOf(attribs["data-checked"]) }),
  },
  exclusiveFilter: ({ tag, text }) => tag === "a" && text.trim() === "",
};

/** An entry of a checklist says whether it is done; any other entry says nothing. */
function checkOf(checked: string | undefined): Record<string, string> {
  return checked === undefined
    ? {}
    : { "data-type": "taskItem", "data-checked": checked === "true" ? "true" : "false" };
}

/** The text with nothing in it but what is allowed; empty where it says nothing. Plain text becomes paragraphs. */
export function cleanRichText(text: string): string {
  const sent = normalized(text);
  const html = /^\s*</.test(sent) ? sent : paragraphsOf(sent);
  const clean = sanitizeHtml(html, allowed).trim();
  return plainText(clean) === "" && !clean.includes("<hr") ? "" : clean;
}

/** The words alone, for searching, for files and for a field before any script. */
export function plainText(html: string): string {
  const broken = html.replace(/<\/(p|li|h2|h3|blockquote)>|<br\s*\/?>/g, "$&\n");
  return sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} })
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\n{2,}/g, "\n")
    .trim();
}

function paragraphsOf(text: string): string {
  const escaped = text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  return escaped
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => `<p>${line}</p>`)
    .join("");
}
