import type { AuditFault, AuditVerdict } from "#app/platform/audit/verify-audit-chain.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { checkAuditChain } from "../../audit-chains.ts";
import { exitCodes } from "../../launch/command-line/shape.ts";
import { command, jsonOption } from "../command.ts";
import { addressOrAll, requireTenants } from "./company-words.ts";

/** `tenant verify`. */
export const verify = command(
  {
    about:
      "Checks that the audit log is what was written: every entry against its chain, the chain against its anchors.",
    words: addressOrAll.words,
    options: { ...addressOrAll.options, ...jsonOption },
    failure: "an audit log is not what was written, or it could not be read",
  },
  "opened secrets",
  async (application, { words, options }, { say }) => {
    const checked: { tenant: Tenant; verdict: AuditVerdict }[] = [];
    for (const tenant of await requireTenants(application, words[0], options.all)) {
      const verdict = await checkAuditChain(application, tenant);
      checked.push({ tenant, verdict });
      if (!options.json) say(`${tenant.slug.padEnd(24)} ${inWords(verdict)}`);
    }
    if (options.json)
      say(
        JSON.stringify(
          checked.map(({ tenant, verdict }) => ({ address: tenant.slug, asWritten: !verdict.fault, ...verdict })),
        ),
      );
    return checked.some(({ verdict }) => verdict.fault) ? exitCodes.failed : exitCodes.done;
  },
);

function inWords({ verified, unlinked, fault }: AuditVerdict): string {
  if (fault) return `NOT as written: ${faultWords[fault.kind](fault)}`;
  return `as written: ${verified} entries${unlinked > 0 ? `, ${unlinked} not linked yet` : ""}`;
}

const faultWords: { [Kind in AuditFault["kind"]]: (fault: AuditFault) => string } = {
  changed: (fault) => `an entry was changed at position ${"position" in fault ? fault.position : ""}.`,
  missing: (fault) => `an entry is missing at position ${"position" in fault ? fault.position : ""}.`,
  anchor: (fault) => `the chain was rewritten at or before position ${"position" in fault ? fault.position : ""}.`,
  skipped: (fault) => `entry ${"entryId" in fault ? fault.entryId : ""} was put in later.`,
};
