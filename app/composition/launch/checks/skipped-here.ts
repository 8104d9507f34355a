import { existsSync } from "node:fs";
import { join } from "node:path";
import { levelHere, type Level } from "#sdk/host/confinement.ts";

type Machine = { level: Level; isRoot: boolean; has(program: string): boolean; lies(folder: string): boolean };

const simpleSamlPhp = "/usr/share/simplesamlphp/www";

/** What some tests are tried against, and how they know that it is there. */
const servers = [
  { name: "OpenLDAP (slapd)", isThere: ({ has }: Machine) => has("slapd") },
  { name: "OpenSSH (sshd, as root)", isThere: ({ has, isRoot }: Machine) => has("sshd") && isRoot },
  { name: "Radicale (radicale)", isThere: ({ has }: Machine) => has("radicale") },
  {
    name: "SimpleSAMLphp (simplesamlphp, php)",
    isThere: ({ has, lies }: Machine) => has("php") && lies(simpleSamlPhp),
  },
];

const lackOf: Readonly<Record<Level, string>> = {
  1: "levels 2 and 3 need namespaces of the system (unshare) and bubblewrap (bwrap)",
  2: "level 3 needs bubblewrap (bwrap)",
  3: "all there are",
};

/** What of the tests this machine tried and what it could not, in two lines. */
export function skippedHere(machine: Machine = thisMachine()): string {
  const levels = ([1, 2, 3] as const).filter((level) => level <= machine.level).join(", ");
  const lacking = servers.filter((server) => !server.isThere(machine)).map(({ name }) => name);
  return [
    `connectors were shut in at level ${levels}: ${lackOf[machine.level]}`,
    lacking.length === 0
      ? "nothing was skipped"
      : `skipped, since they are not installed here: tests against ${lacking.join(", ")}`,
  ].join("\n");
}

function thisMachine(): Machine {
  return { level: levelHere(), isRoot: process.getuid?.() === 0, has, lies: existsSync };
}

function has(program: string): boolean {
  const places = ["/usr/sbin", "/usr/local/sbin", ...(process.env["PATH"] ?? "").split(":")];
  return places.some((folder) => existsSync(join(folder, program)));
}
