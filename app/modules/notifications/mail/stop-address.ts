import { createHmac, timingSafeEqual } from "node:crypto";

/** Whose mails about which rooms an address ends. */
export type StoppedMails = { tenantId: string; employeeId: string; rooms: readonly string[] };

/** Where the addresses are taken; below it stand company and person. */
export const stopMailPath = "/stop-mail";

function proofOf({ tenantId, employeeId, rooms }: StoppedMails, secret: string): string {
  const said = ["stop-mail", tenantId, employeeId, ...rooms].join(" ");
  return createHmac("sha256", secret).update(said).digest("base64url");
}

/** An address that nobody can make who has not the installation's secret. */
export function stopAddress(origin: string, slug: string, stopped: StoppedMails, secret: string): string {
  const query = new URLSearchParams({ about: stopped.rooms.join(","), proof: proofOf(stopped, secret) });
  return `${origin}${stopMailPath}/${slug}/${stopped.employeeId}?${query}`;
}

/** Whether one of the installation's secrets made it. */
export function isProof(stopped: StoppedMails, proof: string, secrets: readonly string[]): boolean {
  const given = Buffer.from(proof);
  return secrets.some((secret) => {
    const made = Buffer.from(proofOf(stopped, secret));
    return made.length === given.length && timingSafeEqual(made, given);
  });
}
