import { open, type FileHandle } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { eraseCompany, requireSuspended, type ErasureCertificate } from "../../archive/erase-company.ts";
import { exitCodes, UsageError } from "../../launch/command-line/shape.ts";
import { LaunchError } from "../../launch/launch-error.ts";
import { command } from "../command.ts";
import { addressWord, parseWord, requireTenant } from "./company-words.ts";

const certificatePath = z.string({ error: "Name the file of the certificate with --certificate." }).min(1);

/** `tenant erase`. */
export const erase = command(
  {
    about:
      "Erases a suspended company for good: keys, tables, files, waiting mail, and sign-ins that open no other company. " +
      "Backups made before still hold it.",
    words: [addressWord],
    options: {
      confirm: { value: "address", about: "its address once more" },
      certificate: { value: "file", about: "where to write what was erased, as JSON" },
    },
    failure: "the company is not suspended, or a step could not be done: the same call goes on",
  },
  "opened secrets",
  async (application, { words, options }, { say }) => {
    const certificate = resolve(parseWord(certificatePath, options.certificate));
    if (options.confirm !== words[0])
      throw new UsageError(`Nothing brings an erased company back. Say --confirm ${words[0]} to erase it.`);
    const tenant = await requireTenant(application, words[0]);
    requireSuspended(tenant);
    const file = await openCertificate(certificate);
    try {
      const told = await eraseCompany(application, tenant);
      await file.writeFile(`${JSON.stringify(told, null, 2)}\n`);
      tell(told, say);
    } finally {
      await file.close();
    }
    say(`The certificate is ${certificate}.`);
    return exitCodes.done;
  },
);

/**
 * A file that cannot be written is found out while there is something to lose. An empty one is of a call that was
 * interrupted, and is taken; one that says anything is kept as it is.
 */
async function openCertificate(path: string): Promise<FileHandle> {
  const file = await open(path, "a", 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new LaunchError(`The certificate ${path} cannot be written: ${error.message}`);
  });
  if ((await file.stat()).size === 0) return file;
  await file.close();
  throw new LaunchError(`${path} holds something already: name another file for the certificate.`);
}

function tell({ company, tables, rows, files, signIns }: ErasureCertificate, say: (line: string) => void): void {
  say(`Erased ${company.name}: ${tables} tables, ${rows} rows, ${files} files, ${signIns.erased} sign-ins.`);
}
