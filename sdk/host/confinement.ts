import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";

/**
 * How far a child is shut in. 1: Node.js refuses files, processes and native code, and no module of it can be loaded. 2: besides,
 * the system gives it no network. 3: besides, it sees no other file and no other process (bubblewrap).
 */
export type Level = 1 | 2 | 3;

/** What a child may read: its connector, the SDK and zod. */
export interface Readable {
  /** The folder that holds `node_modules/zod` and, where no other place is named, `sdk/` and `package.json`. */
  root: string;
  /** Where the SDK itself lies and which file of it is the child, where it was installed as a package. */
  installed?: { folder: string; child: string };
  /** The connector's own folder. */
  folder: string;
}

/** The environment of a child. */
export const nothing = {} as NodeJS.ProcessEnv;

let found: Level | undefined;

/** The highest level this machine has, tried once. */
export function levelHere(): Level {
  return (found ??= bubbles() ? 3 : runs("unshare", [...withoutNetwork, "true"]) ? 2 : 1);
}

const withoutNetwork = ["--user", "--net", "--map-current-user"];
const bubbles = () =>
  runs("bwrap", ["--unshare-all", "--ro-bind", "/", "/", "--cap-drop", "ALL", "--", process.execPath, "-e", ""]);
const runs = (command: string, given: string[]) =>
  spawnSync(command, given, { stdio: "ignore", timeout: 5_000, env: nothing }).status === 0;

/** The command that runs a child at a level. */
export function confinedCommand(
  level: Level,
  { root, installed, folder }: Readable,
  megabytes: number,
): [string, string[]] {
  const own = installed ? [installed.folder] : [join(root, "sdk"), join(root, "package.json")];
  const seen = [...own, join(root, "node_modules/zod"), folder];
  const node = [
    "--permission",
    // What may be read is named by its path, also where a folder above it, such as `node_modules`, is a link.
    "--preserve-symlinks",
    "--preserve-symlinks-main",
    ...seen.flatMap((path) => [`--allow-fs-read=${path}`, `--allow-fs-read=${path}/*`]),
    "--disallow-code-generation-from-strings",
    `--max-old-space-size=${megabytes}`,
    "--no-warnings",
    installed?.child ?? join(root, "sdk/host/child.ts"),
  ];
  if (level === 1) return [process.execPath, node];
  if (level === 2) return ["unshare", [...withoutNetwork, process.execPath, ...node]];
  const bind = (path: string) => ["--ro-bind-try", path, path];
  return [
    "bwrap",
    [
      ...["--unshare-all", "--die-with-parent", "--new-session", "--clearenv", "--cap-drop", "ALL"],
      ...["--uid", "65534", "--gid", "65534", "--proc", "/proc", "--dev", "/dev"],
      ...["/usr/lib", "/usr/lib64", "/lib", "/lib64"].flatMap(bind),
      ...bind(dirname(process.execPath)),
      ...seen.flatMap(bind),
      ...["--chdir", "/", "--", process.execPath, ...node],
    ],
  ];
}
