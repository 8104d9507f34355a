import { randomBytes } from "node:crypto";
import { checkAuditChain, keepAuditChain } from "#app/composition/audit-chains.ts";
import { asProduct, createCompany } from "#app/composition/create-company.ts";
import type { Measure } from "../measure.ts";
import { median, spread } from "../statistics.ts";
import { sql } from "#tenancy/sql.ts";

const entries = 200_000;

/** A long audit log, walked from its first entry to its last. */
export const auditChain: Measure = {
  id: "R11",
  about: "verifying an audit log of 200,000 entries, for each 100,000 of them",
  run: async ({ application, rounds }) => {
    const slug = `audit-${randomBytes(6).toString("hex")}`;
    const tenant = await createCompany(application, { slug, name: slug });
    await asProduct(application, tenant, (context) =>
      context.rows(
        sql`insert into {audit_entry} (at, actor_id, action, subject_type, subject_id, detail, request_id)
       select now() - n * interval '1 minute', gen_random_uuid(), 'people.edit-employee', 'Employee', gen_random_uuid(),
         jsonb_build_object('fields', array['workEmail', 'displayName'], 'n', n), gen_random_uuid()::text
         from generate_series(1, ${entries}) as n`,
      ),
    );
    await keepAuditChain(application, tenant);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      const { verified, fault } = await checkAuditChain(application, tenant);
      times.push((performance.now() - start) / 1_000);
      if (fault || verified < entries) throw new Error(`Of the log ${verified} entries are verified.`);
    }
    const each = times.map((time) => (time * 100_000) / entries);
    return [
      {
        id: "R11",
        what: "verify 100,000 entries",
        goal: "≤ 1 s",
        limit: 1,
        value: median(each),
        unit: "s",
        ours: `${Math.round(entries / median(times)).toLocaleString("en")} entries/s`,
        baseline: "none",
        spread: spread(each),
      },
    ];
  },
};
