/** The address a text begins with, as chats write one (`<mailto:asha@acme.test|Asha>`), and what is said to it. */
export function addressed(text: string): { email: string; body: string } {
  const said = text.trimStart();
  const first = said.split(/\s/, 1)[0]!;
  const address = first.replace(/^<?(?:mailto:)?/, "").split(/[<>|]/, 1)[0]!;
  const at = address.lastIndexOf("@");
  return { email: at > 0 && at < address.length - 1 ? address : "", body: said.slice(first.length).trim() };
}
