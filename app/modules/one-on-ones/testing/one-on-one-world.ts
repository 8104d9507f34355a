import { twoCompanies } from "#tests/support/two-companies.ts";
import type { Company, World } from "#tests/support/world.ts";
import { scheduleSeries, scheduleSeriesInput, type ScheduledSeries } from "../use-cases/schedule-series.ts";
import { addPoint, addPointInput } from "../use-cases/add-point.ts";
import { pointsOf } from "../queries/meeting-points.ts";
import { meetingsOf } from "../data/one-on-one-record.ts";
import { holdsPoints, type CarryingMeeting } from "../domain/carry-over.ts";

/** Adds 1:1s to a company of the test world, by the same use-cases people use. */
export class OneOnOneWorld {
  readonly company: Company;

  constructor(company: Company) {
    this.company = company;
  }

  /** Switches the module on, with tasks; companies start without it. */
  async open(): Promise<this> {
    await this.company.switchOn("CHECK_IN", "TASK");
    return this;
  }

  schedule(by: string, partner: string, asked: object = {}): Promise<ScheduledSeries> {
    return this.company.as(by, (context) =>
      scheduleSeries(
        context,
        scheduleSeriesInput.parse({
          partnerId: this.company.id(partner),
          start: "2026-11-17T14:30",
          minutes: 30,
          everyWeeks: 1,
          inCalendar: true,
          ...asked,
        }),
      ),
    );
  }

  async point(by: string, meetingId: string, text: string, audience: "BOTH" | "AUTHOR" = "BOTH"): Promise<string> {
    const { pointId } = await this.company.as(by, (context) =>
      addPoint(context, addPointInput.parse({ meetingId, text, audience })),
    );
    return pointId;
  }

  /** The series as carrying over sees it. */
  meetings(by: string, seriesId: string): Promise<CarryingMeeting[]> {
    return this.company.as(by, (context) => meetingsOf(context, seriesId), { readOnly: true });
  }

  /** The open points of a meeting, as this person reads them. */
  agenda(by: string, seriesId: string, meetingId: string): Promise<string[]> {
    return this.company.as(
      by,
      async (context) => {
        const all = await meetingsOf(context, seriesId);
        const meeting = all.find(({ id }) => id === meetingId)!;
        const points = await pointsOf(context, meetingId, holdsPoints(meeting, all, context.clock.now()));
        return points.filter(({ done, carriedOn }) => !done && !carriedOn).map(({ text }) => text);
      },
      { readOnly: true },
    );
  }
}

/** Acme, where Asha and Lena report to Ravi, he to Skip, Otto is nobody's, and Tara administers 1:1s; and Eve of globex. */
export async function meetingsOfTwoCompanies(world: World) {
  const { acme, globex } = await twoCompanies(world, "tara", ["ONE_ON_ONE_ADMIN", "PLATFORM_ADMIN"]);
  await new OneOnOneWorld(globex).open();
  const meetings = await new OneOnOneWorld(acme).open();
  return { acme, globex, meetings };
}
