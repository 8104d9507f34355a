import { IntlMessageFormat } from "intl-messageformat";

type Elements = ReturnType<IntlMessageFormat["getAst"]>;

const literal = 0;
const select = 5;

/**
 * The names a text is filled with and its tags, sorted. Plural categories differ between languages and are left out;
 * the branches of a choice (`select`) are kept. Throws where the text is not a valid ICU message.
 */
export function placeholdersOf(text: string): string {
  const names = new Set<string>();
  collect(new IntlMessageFormat(text, "en").getAst(), names);
  return [...names].sort().join(", ");
}

function collect(elements: Elements, names: Set<string>): void {
  for (const element of elements) {
    if (!("value" in element) || element.type === literal) continue;
    const branches = "options" in element ? element.options : {};
    const choice = element.type === select ? `(${Object.keys(branches).sort().join("|")})` : "";
    names.add(`${element.value}${choice}`);
    for (const branch of Object.values(branches)) collect(branch.value, names);
    if ("children" in element) collect(element.children, names);
  }
}
