import { expect } from "vitest";
import { MetricWorld } from "#app/modules/metrics/testing/metric-world.ts";
import type { Company } from "#tests/support/world.ts";
import { recomputeAll } from "../domain/roll-up.ts";
import { GoalWorld } from "./goal-world.ts";

/** Metrics, and key results that follow them, all of them Asha's. */
export class FollowedWorld extends MetricWorld {
  readonly #goals: GoalWorld;

  constructor(company: Company) {
    super(company);
    this.#goals = new GoalWorld(company);
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
