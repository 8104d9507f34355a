import { isProofOf, provesWith } from "#app/platform/outside-links/proof.ts";

/** Whose mails about which rooms an address ends. */
export type StoppedMails = { tenantId: string; employeeId: string; rooms: readonly string[] };

/** Where the addresses are taken; below it stand company and person. */
export const stopMailPath = "/stop-mail";

const saidOf = ({ tenantId, employeeId, rooms }: StoppedMails) => ["stop-mail", tenantId, employeeId, ...rooms];

/** An address that nobody can make who has not the installation's secret. */
export function stopAddress(origin: string, slug: string, stopped: StoppedMails, secret: string): string {
  const query = new URLSearchParams({ about: stopped.rooms.join(","), proof: provesWith(secret)(saidOf(stopped)) });
  return `${origin}${stopMailPath}/${slug}/${stopped.employeeId}?${query}`;
}

/** Whether one of the installation's secrets made it. */
export function isProof(stopped: StoppedMails, proof: string, secrets: readonly string[]): boolean {
  return isProofOf(saidOf(stopped), proof, secrets);
}
