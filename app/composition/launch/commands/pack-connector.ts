import { join, resolve } from "node:path";
import { spawn } from "node:child_process";
import { UsageError, type CommandShape, type Given } from "../command-line/shape.ts";
import { root } from "../places.ts";

const options = {
  publisher: { value: "name", about: "whose public key the server knows as <name>.pem" },
  key: { value: "file", about: "the publisher's Ed25519 key, PEM" },
  to: { value: "folder", about: "where its folder is put: that of CAIRN_CONNECTORS" },
} as const;

export const shape: CommandShape<typeof options> = {
  about: "Bundles a connector into one signed file that other installations run.",
  words: [{ name: "connector", about: "the name of its folder in plugins/" }],
  options,
};

/** `npm run pack-connector -- <name> --publisher … --key … --to …`. */
export async function run(
  { words: [name = ""], options: given }: Given<typeof options>,
  stop: AbortSignal,
): Promise<number> {
  const { publisher, key, to } = given;
  if (!publisher || !key || !to) throw new UsageError("--publisher, --key and --to are needed.");
  const script = join(root, "sdk/cli/pack-connector.ts");
  const typed = [script, join(root, "plugins", name), resolve(to), publisher, resolve(key)];
  const packing = spawn(process.execPath, ["--no-warnings", ...typed], { stdio: "inherit", cwd: root, signal: stop });
  return new Promise((done) => {
    packing.on("exit", (code) => done(code ?? 1));
    packing.on("error", () => done(1));
  });
}
