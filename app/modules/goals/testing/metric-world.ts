import { expect } from "vitest";
import type { Company } from "#tests/support/world.ts";
import { recomputeAll } from "../domain/roll-up.ts";
import { addMetric, addMetricInput } from "../use-cases/add-metric.ts";
import { recordPoints, recordPointsInput } from "../use-cases/record-points.ts";
import { GoalWorld } from "./goal-world.ts";

/** Adds metrics, their values and key results that follow them, all of them Asha's unless told otherwise. */
export class MetricWorld {
  readonly #company: Company;
  readonly #goals: GoalWorld;

  constructor(company: Company) {
    this.#company = company;
    this.#goals = new GoalWorld(company);
  }

  async metric(name: string, measure: object = { measureType: "COUNT" }, by = "asha"): Promise<string> {
    const input = addMetricInput.parse({ name, ...measure });
    return (await this.#company.as(by, (context) => addMetric(context, input))).metricId;
  }

  record(metricId: string, date: string, value: number, by = "asha") {
    const input = recordPointsInput.parse({ metricId, points: [{ date, value }] });
    return this.#company.as(by, (context) => recordPoints(context, input));
  }

  /** An objective with one key result that follows this metric. */
  async tracked(title: string, metricId: string, numbers: object = { start: 0, target: 100 }) {
    const { goalId, keyResultIds } = await this.#goals.objective("asha", {
      title,
      keyResults: [{ title: `${title} measured`, metricId, ...numbers }],
    });
    return { goalId, keyResultId: keyResultIds[0]! };
  }

  /** Every stored number is the one a full computation gives. */
  async expectEveryNumberRight(): Promise<void> {
    const stored = await this.#goals.forest();
    const fresh = recomputeAll(stored);
    expect(stored.map(({ id, actual, percent: was }) => ({ id, actual, percent: was }))).toEqual(
      stored.map(({ id }) => ({ id, ...fresh.get(id) })),
    );
  }
}
