import { resolve } from "node:path";
import { readArchiveKey } from "../../archive/archive-key.ts";
import { importCompany } from "../../archive/import-company.ts";
import { openArchive } from "../../archive/read-archive.ts";
import { exitCodes } from "../../launch/command-line/shape.ts";
import { command, jsonOption } from "../command.ts";
import { parseWord, slugInput } from "./company-words.ts";
import { asJson } from "./create.ts";
import { keyFilePath } from "./export.ts";

/** `tenant import`. */
export const importCommand = command(
  {
    about:
      "Brings a company back from an archive, all of it or nothing. It comes suspended: look at it, then tenant suspend <address> --lift.",
    words: [{ name: "folder", about: "the archive that tenant export made" }],
    options: {
      "key-file": { value: "file", about: "where the archive's key lies" },
      address: { value: "address", about: "another address than it had" },
      untrusted: {
        about:
          "the archive was in others' hands: no password, token or proven domain is taken from it, and people choose new passwords",
      },
      ...jsonOption,
    },
    failure: "the archive is not what was written, or the company or its address is here already",
  },
  "opened secrets",
  async (application, { words, options }, { say, complain }) => {
    const key = await readArchiveKey(resolve(parseWord(keyFilePath, options["key-file"])));
    const address = options.address === undefined ? undefined : parseWord(slugInput, options.address);
    const archive = await openArchive(resolve(words[0]!), key);
    const tell = options.json ? () => undefined : say;
    const input = { address, untrusted: options.untrusted, tell };
    const { tenant, notTaken } = await importCompany(application, archive, input);
    for (const { table, rows } of notTaken)
      complain(`${rows} of ${table} were not taken: others have them here already.`);
    if (options.json) say(JSON.stringify({ ...asJson(tenant), notTaken }));
    else say(`Imported ${tenant.name} at ${tenant.slug}, suspended. Open it: tenant suspend ${tenant.slug} --lift`);
    return exitCodes.done;
  },
);
