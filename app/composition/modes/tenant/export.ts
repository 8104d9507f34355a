import { resolve, sep } from "node:path";
import { z } from "zod";
import { exportCompany } from "../../archive/export-company.ts";
import { readOrMakeArchiveKey } from "../../archive/archive-key.ts";
import { exitCodes } from "../../launch/command-line/shape.ts";
import { LaunchError } from "../../launch/launch-error.ts";
import { command, jsonOption } from "../command.ts";
import { addressWord, parseWord, requireTenant } from "./company-words.ts";

export const keyFilePath = z.string({ error: "Name the file of the archive's key with --key-file." }).min(1);

/** `tenant export`. */
export const exportCommand = command(
  {
    about:
      "Writes a company with everything it has into a folder that tenant import reads. " +
      "People may go on working; interrupted, the same call goes on.",
    words: [addressWord, { name: "folder", about: "where the archive is made" }],
    options: {
      "key-file": { value: "file", about: "where the archive's key lies, made where there is none; keep it apart" },
      ...jsonOption,
    },
    failure: "the folder holds something else, or the archive could not be written",
  },
  "opened secrets",
  async (application, { words, options }, { say, complain }) => {
    const tenant = await requireTenant(application, words[0]);
    const [folder, keyFile] = [resolve(words[1]!), resolve(parseWord(keyFilePath, options["key-file"]))];
    if (keyFile.startsWith(folder + sep))
      throw new LaunchError("The key may not lie in the archive that it opens: name another place for it.");
    const key = await readOrMakeArchiveKey(keyFile);
    if (key.made) complain(`Made the key of the archive: ${keyFile}. Without it nobody can import the archive.`);
    const tell = options.json ? () => undefined : say;
    const { tables, files } = await exportCompany(application, tenant, { folder, key, tell });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    if (options.json) say(JSON.stringify({ folder, tables: tables.length, rows, files: files.length }));
    else say(`Exported ${tenant.name}: ${tables.length} tables, ${rows} rows, ${files.length} files, in ${folder}.`);
    return exitCodes.done;
  },
);
