import { describe, expect, test } from "vitest";
import { actsFrom, cycleActs, cycleAfter, cycleStates } from "./cycle-state.ts";
import { closedBecause, formActs, formAfter, formStates, standingOf } from "./form-state.ts";
import {
  mayStillWithdraw,
  nominationActs,
  nominationAfter,
  nominationStates,
  statusUntold,
} from "./nomination-state.ts";

/** Every move there is, as it is meant; what is not written here must be refused. */
const moves = (text: string) =>
  new Map(
    text
      .trim()
      .split("\n")
      .map((line) => line.trim().split(/ -> /) as [string, string]),
  );

const cycles = moves(`
  launch DRAFT -> IN_PROGRESS
  publish IN_PROGRESS -> PUBLISHED
  cancel IN_PROGRESS -> CANCELLED
  restore CANCELLED -> IN_PROGRESS
  reopen PUBLISHED -> IN_PROGRESS`);
const forms = moves(`
  answer NOT_STARTED -> IN_PROGRESS
  answer IN_PROGRESS -> IN_PROGRESS
  submit NOT_STARTED -> SUBMITTED
  submit IN_PROGRESS -> SUBMITTED
  reopen SUBMITTED -> IN_PROGRESS`);
const nominations = moves(`
  approve PROPOSED -> NOMINATED
  approve REFUSED -> NOMINATED
  refuse PROPOSED -> REFUSED
  withdraw PROPOSED -> WITHDRAWN
  accept NOMINATED -> ACCEPTED
  accept DECLINED -> ACCEPTED
  decline NOMINATED -> DECLINED
  decline ACCEPTED -> DECLINED
  withdraw NOMINATED -> WITHDRAWN
  withdraw ACCEPTED -> WITHDRAWN
  withdraw DECLINED -> WITHDRAWN
  submit ACCEPTED -> SUBMITTED`);

describe("every act from every state", () => {
  test.each(cycleActs.flatMap((act) => cycleStates.map((state) => [act, state] as const)))(
    "cycle: %s from %s",
    (act, state) => {
      expect(cycleAfter(act, state)).toBe(cycles.get(`${act} ${state}`) ?? null);
      expect(actsFrom(state).includes(act)).toBe(cycles.has(`${act} ${state}`));
    },
  );
  test.each(formActs.flatMap((act) => formStates.map((state) => [act, state] as const)))(
    "form: %s from %s",
    (act, state) => {
      expect(formAfter(act, state)).toBe(forms.get(`${act} ${state}`) ?? null);
    },
  );
  test.each(nominationActs.flatMap((act) => nominationStates.map((state) => [act, state] as const)))(
    "nomination: %s from %s",
    (act, state) => {
      expect(nominationAfter(act, state)).toBe(nominations.get(`${act} ${state}`) ?? null);
    },
  );
});

test("a form is open only while its cycle runs, it is not withdrawn, not shared and not submitted", () => {
  const open = { status: "IN_PROGRESS", cycleState: "IN_PROGRESS", removed: false, shared: false } as const;
  expect(closedBecause(open)).toBeNull();
  expect(closedBecause({ ...open, removed: true, cycleState: "CANCELLED" })).toBe("WITHDRAWN");
  for (const cycleState of ["DRAFT", "PUBLISHED", "CANCELLED"] as const)
    expect(closedBecause({ ...open, cycleState })).toBe("CYCLE_CLOSED");
  expect(closedBecause({ ...open, shared: true })).toBe("SHARED");
  expect(closedBecause({ ...open, status: "SUBMITTED" })).toBe("SUBMITTED");
  expect(standingOf("SUBMITTED", true, false)).toBe("PUBLISHED");
  expect(standingOf("SUBMITTED", true, true)).toBe("ACKNOWLEDGED");
  expect(standingOf("IN_PROGRESS", true, true)).toBe("IN_PROGRESS");
});

test("taking back what was accepted is offered only to who may know whether it was submitted meanwhile", () => {
  const may = (told: boolean) => nominationStates.filter((state) => mayStillWithdraw(state, told));
  expect(may(true)).toContain("ACCEPTED");
  expect(may(false)).not.toContain("ACCEPTED");
  expect([...may(true), ...may(false)]).not.toContain("SUBMITTED");
  expect(nominationStates.map(statusUntold)).not.toContain("SUBMITTED");
});
