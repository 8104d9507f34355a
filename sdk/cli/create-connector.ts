import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ConnectorError } from "../connector-error.ts";
import { connectorFiles } from "./connector-files.ts";
import { connectorKinds, type ConnectorKind } from "./connector-kinds.ts";
import { runToEnd, told } from "./open-connector.ts";

/** Makes a connector in a folder of its own, which is not there yet or empty. */
await runToEnd(async () => {
  const { folder, options } = told<{ kind: string; title: string }>();
  const file = basename(folder);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(file))
    throw new ConnectorError("config", "A connector is called by small words joined by dashes, as in acme-people.");
  if (!Object.hasOwn(connectorKinds, options.kind))
    throw new ConnectorError("config", `--kind is one of ${Object.keys(connectorKinds).join(", ")}.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new ConnectorError("config", `${file} exists already; nothing was written.`);
  const value = file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const files = connectorFiles({ file, value, title: options.title }, options.kind as ConnectorKind, "own-folder");
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    console.log(`  ${join(file, path)}`);
  }
});
