import { z } from "zod";
import { controlMigrations } from "#migrations/control/index.ts";
import { migrateControl } from "#tenancy/migrate.ts";
import { findTenantBySlug, listTenants, setTenantStatus } from "#tenancy/register.ts";
import { issueSupportLink } from "#app/modules/identity/index.ts";
import type { Application } from "../application.ts";
import type { AuditFault } from "#app/platform/audit/verify-audit-chain.ts";
import { checkAuditChain } from "../audit-chains.ts";
import { createCompany } from "../create-company.ts";
import { companyFlags, flagSetting } from "../company-flags.ts";
import { rotateKeys } from "../rotate-keys.ts";
import { demoSizes, type DemoSize } from "../seed/demo-companies.ts";
import { seedCompany } from "../seed/seed-company.ts";
import { migrateAll } from "./migrate.ts";

type Command = {
  usage: string;
  about: string;
  run(application: Application, words: readonly string[]): Promise<void>;
};

const slugWord = z
  .string({ error: "Name the company's address, as in acme." })
  .regex(/^[a-z0-9](-?[a-z0-9])*$/, "An address has small letters, digits and single dashes, as in acme-india.")
  .max(63);

const commands: Record<string, Command> = {
  create: {
    usage: "create <address> --name <name> [--currency INR] [--time-zone Asia/Kolkata]",
    about: "Makes a company with nobody in it.",
    run: async (application, words) => {
      const slug = parseWord(slugWord, words[0]);
      const tenant = await createCompany(application, {
        slug,
        name: option(words, "--name") ?? slug,
        currency: parseWord(
          z
            .string()
            .regex(/^[A-Z]{3}$/, "A currency is three letters, as in EUR.")
            .optional(),
          option(words, "--currency"),
        ),
        timeZone: parseWord(
          z.string().refine(isTimeZone, "The time zone is not known; one looks like Asia/Kolkata.").optional(),
          option(words, "--time-zone"),
        ),
      });
      say(`Made ${tenant.name} at ${tenant.slug}, version ${tenant.schemaVersion}.`);
    },
  },
  list: {
    usage: "list",
    about: "Shows every company, its state and its version.",
    run: async (application) => {
      for (const tenant of await listTenants(application.database)) {
        say(
          [
            tenant.slug.padEnd(24),
            tenant.status.padEnd(10),
            `version ${tenant.schemaVersion}`.padEnd(12),
            tenant.name,
          ].join(" "),
        );
      }
    },
  },
  migrate: {
    usage: "migrate",
    about: "Brings every company to the newest version; resumes what was interrupted.",
    run: async (application) => {
      const report = await migrateAll(application);
      say(
        `${report.tenants} companies, ${report.migrated.length} migrated, ${report.tenants - report.migrated.length} were up to date.`,
      );
    },
  },
  suspend: {
    usage: "suspend <address> [--lift]",
    about: "Closes a company to its people at once; --lift opens it again. Nothing is deleted.",
    run: async (application, words) => {
      const tenant = await requireTenant(application, words[0]);
      const status = words.includes("--lift") ? "ACTIVE" : "SUSPENDED";
      await setTenantStatus(application.database, tenant.id, status);
      say(`${tenant.name} is ${status === "ACTIVE" ? "open" : "suspended"}.`);
    },
  },
  verify: {
    usage: "verify <address> | verify --all",
    about:
      "Checks that the audit log is what was written: every entry against its chain, the chain against its anchors.",
    run: async (application, words) => {
      const tenants = words.includes("--all")
        ? await listTenants(application.database)
        : [await requireTenant(application, words[0])];
      for (const tenant of tenants) {
        const { verified, unlinked, fault } = await checkAuditChain(application, tenant);
        const waiting = unlinked > 0 ? `, ${unlinked} not linked yet` : "";
        say(
          `${tenant.slug.padEnd(24)} ${fault ? `NOT as written: ${faultWords[fault.kind](fault)}` : `as written: ${verified} entries${waiting}`}`,
        );
        if (fault) process.exitCode = 1;
      }
    },
  },
  "rotate-keys": {
    usage: "rotate-keys <address> | rotate-keys --all",
    about: "Gives companies new data keys, and wraps all keys with the first APP_SECRET; resumes what was interrupted.",
    run: async (application, words) => {
      const tenants = words.includes("--all")
        ? await listTenants(application.database)
        : [await requireTenant(application, words[0])];
      const { resealed, rewrapped } = await rotateKeys(application, tenants);
      say(
        `${tenants.length} companies have new keys; ${resealed} values were sealed anew, ${rewrapped} keys wrapped with the first APP_SECRET.`,
      );
    },
  },
  flags: {
    usage: "flags <address> [--set <flag>=on|off]",
    about: "Shows what is switched on for a company; --set switches one flag, noted in the company's audit log.",
    run: async (application, words) => {
      const tenant = await requireTenant(application, words[0]);
      const set = words.includes("--set") ? parseWord(flagSetting, option(words, "--set") ?? "") : null;
      for (const line of await companyFlags(application, tenant, set)) say(line);
    },
  },
  support: {
    usage: "support <address>",
    about:
      "Prints a link by which support may look into a company whose admin consented; it works once, for ten minutes.",
    run: async (application, words) => {
      const tenant = await requireTenant(application, words[0]);
      const link = await issueSupportLink(application, tenant);
      if (!link)
        throw new UsageError(
          `Nobody at ${tenant.name} consents to support at present. An admin does so at /app/company/settings/platform/support.`,
        );
      say(link);
    },
  },
  seed: {
    usage: "seed <address> [--size small|company|enterprise] [--name <name>] [--domain <address>.test]",
    about: "Makes a demo company with people, goals and a year of life; not in production without --demo.",
    run: async (application, words) => {
      if (!application.config.demo) throw new UsageError("Demo data is never made in production without --demo.");
      const slug = parseWord(slugWord, words[0]);
      const size = parseWord(
        z.enum(Object.keys(demoSizes) as [DemoSize], "The size is small, company or enterprise."),
        option(words, "--size") ?? "small",
      );
      const company = {
        slug,
        name: option(words, "--name") ?? slug,
        domain: option(words, "--domain") ?? `${slug}.test`,
        currency: option(words, "--currency") ?? "EUR",
        timeZone: option(words, "--time-zone") ?? "Europe/Berlin",
        fiscalYearStartMonth: 1,
      };
      const started = performance.now();
      await seedCompany(application, company, size);
      say(
        `Made ${company.name} with ${demoSizes[size]} people in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
      );
    },
  },
};

const faultWords: { [Kind in AuditFault["kind"]]: (fault: AuditFault) => string } = {
  changed: (fault) => `an entry was changed at position ${"position" in fault ? fault.position : ""}.`,
  missing: (fault) => `an entry is missing at position ${"position" in fault ? fault.position : ""}.`,
  anchor: (fault) => `the chain was rewritten at or before position ${"position" in fault ? fault.position : ""}.`,
  skipped: (fault) => `entry ${"entryId" in fault ? fault.entryId : ""} was put in later.`,
};

class UsageError extends Error {
  override readonly name = "UsageError";
}

/** `npm run tenant -- <command> …`. */
export async function tenantCommand(application: Application, words: readonly string[]): Promise<"done"> {
  const [name = "--help", ...rest] = words;
  const command = commands[name];
  if (!command || rest.includes("--help")) {
    (command ? [command] : Object.values(commands)).forEach(({ usage, about }) =>
      say(`npm run tenant -- ${usage}\n    ${about}`),
    );
    if (!command && name !== "--help") throw new UsageError(`There is no command "${name}".`);
    return "done";
  }
  await migrateControl(application.database.logins, controlMigrations);
  await command.run(application, rest);
  return "done";
}

async function requireTenant(application: Application, word: string | undefined) {
  const tenant = await findTenantBySlug(application.database, parseWord(slugWord, word));
  if (!tenant) throw new UsageError(`There is no company at "${word}". npm run tenant -- list shows them.`);
  return tenant;
}

function parseWord<Value>(schema: z.ZodType<Value>, word: string | undefined): Value {
  const result = schema.safeParse(word);
  if (!result.success) throw new UsageError(result.error.issues[0]!.message);
  return result.data;
}

function option(words: readonly string[], name: string): string | undefined {
  const position = words.indexOf(name);
  return position >= 0 ? words[position + 1] : undefined;
}

function isTimeZone(value: string): boolean {
  return Intl.supportedValuesOf("timeZone").includes(value);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
