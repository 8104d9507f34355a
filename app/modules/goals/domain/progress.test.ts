import { describe, expect, test } from "vitest";
import { leftOutOfSum, type ProgressGoal, rollUp } from "./progress.ts";
import { progressPercent } from "./measurement.ts";

const rupees = { type: "CURRENCY", currency: "INR" } as const;

function goal(values: Partial<Omit<ProgressGoal, "percent">> = {}): ProgressGoal {
  const merged = {
    id: "goal",
    parentId: null,
    progressType: "MANUAL",
    measure: { type: "PERCENTAGE" },
    start: 0,
    target: 100,
    weightage: 0,
    closure: null,
    actual: null,
    ...values,
  } as const;
  return { ...merged, percent: progressPercent(merged) };
}

describe("a manual or tracked goal", () => {
  test("has its own value, whatever its children say", () => {
    const children = [goal({ actual: 80 })];
    expect(rollUp(goal({ actual: 25 }), children)).toEqual({ actual: 25, percent: 25 });
    expect(rollUp(goal({ progressType: "TRACKED", actual: 60, target: 120 }), children)).toEqual({
      actual: 60,
      percent: 50,
    });
    expect(rollUp(goal(), children)).toEqual({ actual: null, percent: null });
  });
});

describe("a goal derived by average", () => {
  const parent = goal({ progressType: "DERIVED_AVG" });

  test("takes the plain mean when no child has a weightage", () => {
    expect(rollUp(parent, [goal({ actual: 20 }), goal({ actual: 60 })])).toEqual({ actual: 40, percent: 40 });
  });

  test("takes the weighted mean, and leaves children of weightage 0 out of it", () => {
    const children = [goal({ actual: 20, weightage: 1 }), goal({ actual: 60, weightage: 3 }), goal({ actual: 99 })];
    expect(rollUp(parent, children).percent).toBe(50);
  });

  test("is not pulled by a child before its first check-in", () => {
    expect(rollUp(parent, [goal({ actual: 50 }), goal()]).percent).toBe(50);
    expect(rollUp(parent, [goal({ actual: 50, weightage: 1 }), goal({ weightage: 3 })]).percent).toBe(50);
    expect(rollUp(parent, [goal(), goal()])).toEqual({ actual: null, percent: null });
    expect(rollUp(parent, [])).toEqual({ actual: null, percent: null });
  });

  test("leaves dropped children out and keeps the other closed ones", () => {
    const children = [
      goal({ actual: 10, closure: "DROPPED" }),
      goal({ actual: 90, closure: "ACHIEVED" }),
      goal({ actual: 30, closure: "NOT_ACHIEVED" }),
    ];
    expect(rollUp(parent, children).percent).toBe(60);
  });

  test("keeps more than 100 and less than 0", () => {
    expect(rollUp(parent, [goal({ actual: 300 }), goal({ actual: -20 })]).percent).toBe(140);
  });

  test("makes up no amount of money or count from a mean", () => {
    const money = goal({ progressType: "DERIVED_AVG", measure: rupees, target: 5_000_00 });
    expect(rollUp(money, [goal({ actual: 40 })])).toEqual({ actual: null, percent: 40 });
  });
});

describe("a goal derived by sum", () => {
  const parent = goal({ progressType: "DERIVED_SUM", measure: rupees, target: 1_000_00 });
  const money = (actual: number, currency = "INR") =>
    goal({ measure: { type: "CURRENCY", currency }, target: 500_00, actual });

  test("adds its children's values against its own target", () => {
    expect(rollUp(parent, [money(100_00), money(400_00)])).toEqual({ actual: 500_00, percent: 50 });
  });

  test("adds only the same measure and currency", () => {
    expect(rollUp(parent, [money(100_00), money(400_00, "EUR"), goal({ actual: 80 })]).actual).toBe(100_00);
  });

  test("names what it leaves out", () => {
    const children = [money(1), money(1, "EUR"), goal(), { ...money(1, "USD"), closure: "DROPPED" as const }];
    expect(leftOutOfSum(parent, children)).toEqual([children[1], children[2]]);
    expect(leftOutOfSum({ ...parent, progressType: "DERIVED_AVG" }, children)).toEqual([]);
  });

  test("has no value while no child has one", () => {
    expect(rollUp(parent, [goal({ measure: rupees })])).toEqual({ actual: null, percent: null });
  });

  test("comes to one sum in any order of its children", () => {
    const count = { type: "COUNT" } as const;
    const children = [1e16, -1e16, 1].map((actual) => goal({ measure: count, actual }));
    const counted = goal({ progressType: "DERIVED_SUM", measure: count, target: 10 });
    expect(rollUp(counted, children)).toEqual(rollUp(counted, [...children].reverse()));
    expect(rollUp(counted, children)).toEqual(rollUp(counted, [children[0]!, children[2]!, children[1]!]));
  });
});
