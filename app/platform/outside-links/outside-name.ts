import { textInput } from "#app/platform/http/typed-input.ts";

/** What makes an address or a link of a text, or a letter of a name: `www.`, `acme.test`, a slash, an at sign, a new line. */
const noName = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}@＠:：/／\\<>|。．｡]|[\p{L}\p{N}-]\.\p{L}{2}/u;

export const isPlainName = (name: string): boolean => !noName.test(name);

/** How somebody outside is greeted in a letter of the company's: a name, and nothing that could be followed. */
export const outsideNameInput = ({ missing, tooLong }: { missing: string; tooLong: string }) =>
  textInput({ most: 100, missing, tooLong }).refine(isPlainName, { error: "platform.name-with-address" });
