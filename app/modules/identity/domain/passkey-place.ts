/**
 * The name passkeys are bound to: that of the installation, so that one made at `acme.cairn.example` works
 * at `cairn.example` too; where the browser came by another name, that one.
 */
export function relyingPartyId(origin: string, publicUrl: string): string {
  const [asked, known] = [new URL(origin).hostname, new URL(publicUrl).hostname];
  return known.includes(".") && asked.endsWith(`.${known}`) ? known : asked;
}
