import { expect, test } from "vitest";
import { skippedHere } from "./skipped-here.ts";

test("a bare machine says at which level it shut connectors in, and what it skipped", () => {
  expect(skippedHere({ level: 1, isRoot: true, has: () => false, lies: () => false })).toBe(
    "connectors were shut in at level 1: levels 2 and 3 need namespaces of the system (unshare) and bubblewrap (bwrap)\n" +
      "skipped, since they are not installed here: tests against OpenLDAP (slapd), OpenSSH (sshd, as root), Radicale (radicale), " +
      "SimpleSAMLphp (simplesamlphp, php)",
  );
});

test("a machine that has all skips nothing", () => {
  expect(skippedHere({ level: 3, isRoot: true, has: () => true, lies: () => true })).toBe(
    "connectors were shut in at level 1, 2, 3: all there are\nnothing was skipped",
  );
});

test("an ordinary user runs no server of OpenSSH", () => {
  expect(skippedHere({ level: 2, isRoot: false, has: () => true, lies: () => true })).toContain(
    "tests against OpenSSH (sshd, as root)",
  );
});
