import { expect, test } from "vitest";
import {
  documentStates,
  nextStates,
  outcomes,
  outcomesOf,
  refusalToSettle,
  standingOf,
  type DocumentAsks,
} from "./document-state.ts";

const signer = "signer";
const manager = "manager";
const open = { state: "OPEN", expiresOn: null, asks: "SIGNATURE", signerId: signer } as const;
const signing = { outcome: "SIGNED", actorId: signer, witnessId: null, today: "2026-05-02" } as const;

test("nothing that has ended changes, whatever is asked", () => {
  const ended = documentStates.filter((state) => state !== "OPEN");
  expect(ended.flatMap((state) => nextStates[state])).toEqual([]);
  for (const state of ended)
    for (const outcome of outcomes)
      for (const asks of Object.keys(outcomesOf) as DocumentAsks[])
        for (const actorId of [signer, manager])
          expect(refusalToSettle({ ...open, state, asks }, { ...signing, outcome, actorId, witnessId: "w" })).toBe(
            "signature-settled",
          );
});

test("an open document ends in what it asks for, and in nothing else", () => {
  const ends = (asks: DocumentAsks) =>
    outcomes.filter((outcome) => {
      const actorId = outcome === "REFUSED" ? manager : signer;
      return refusalToSettle({ ...open, asks }, { ...signing, outcome, actorId, witnessId: "w" }) === null;
    });
  expect(ends("SIGNATURE")).toEqual(["SIGNED", "SIGNED_WITH_DISAGREEMENT", "REFUSED"]);
  expect(ends("ACKNOWLEDGEMENT")).toEqual(["ACKNOWLEDGED", "REFUSED"]);
});

test("only the signer signs; a refusal is told by somebody else, before a third person", () => {
  expect(refusalToSettle(open, { ...signing, actorId: manager })).toBe("signature-not-yours");
  const refusing = { ...signing, outcome: "REFUSED" } as const;
  expect(refusalToSettle(open, { ...refusing, actorId: signer, witnessId: "w" })).toBe("signature-not-yours");
  for (const witnessId of [null, signer, manager])
    expect(refusalToSettle(open, { ...refusing, actorId: manager, witnessId })).toBe("signature-witness");
  expect(refusalToSettle(open, { ...refusing, actorId: manager, witnessId: "w" })).toBeNull();
});

test("the last day counts, the day after has expired", () => {
  const until = { ...open, expiresOn: "2026-05-02" };
  expect(standingOf(until, "2026-05-02")).toBe("OPEN");
  expect(standingOf(until, "2026-05-03")).toBe("EXPIRED");
  expect(refusalToSettle(until, { ...signing, today: "2026-05-03" })).toBe("signature-expired");
  expect(standingOf({ state: "SIGNED", expiresOn: "2026-05-02" }, "2027-01-01")).toBe("SIGNED");
});
