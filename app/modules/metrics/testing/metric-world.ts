import type { Company } from "#tests/support/world.ts";
import { addMetric, addMetricInput } from "../use-cases/add-metric.ts";
import { recordPoints, recordPointsInput } from "../use-cases/record-points.ts";

/** Adds metrics and their values, all of them Asha's unless told otherwise. */
export class MetricWorld {
  readonly #company: Company;

  constructor(company: Company) {
    this.#company = company;
  }

  async metric(name: string, measure: object = { measureType: "COUNT" }, by = "asha"): Promise<string> {
    const input = addMetricInput.parse({ name, ...measure });
    return (await this.#company.as(by, (context) => addMetric(context, input))).metricId;
  }

  record(metricId: string, date: string, value: number, by = "asha") {
    const input = recordPointsInput.parse({ metricId, points: [{ date, value }] });
    return this.#company.as(by, (context) => recordPoints(context, input));
  }
}
