import type { MeasureType } from "#app/modules/metrics/domain.ts";
import type { KpiFunction } from "./kpi-fields.ts";
import ar from "./library-words/ar.json" with { type: "json" };
import de from "./library-words/de.json" with { type: "json" };
import es from "./library-words/es.json" with { type: "json" };
import hi from "./library-words/hi.json" with { type: "json" };

/** A text in English, Hindi, Spanish, German and Arabic. */
export type InLanguages = readonly [en: string, hi: string, es: string, de: string, ar: string];

/** An English title that stands in every language; the compiler names one that does not. */
type Title = keyof typeof hi & keyof typeof es & keyof typeof de & keyof typeof ar;

/** A measure well known in its field, with ends that show its usual size and direction; money in whole units. */
export type KpiPattern = readonly [
  func: KpiFunction,
  measure: MeasureType,
  start: number,
  target: number,
  title: InLanguages,
];

const measures: readonly (readonly [KpiFunction, MeasureType, start: number, target: number, Title])[] = [
  ["SALES", "CURRENCY", 0, 250_000, "New recurring revenue"],
  ["SALES", "PERCENTAGE", 20, 28, "Win rate of qualified deals"],
  ["SALES", "COUNT", 60, 42, "Days from first meeting to signature"],
  ["SALES", "CURRENCY", 12_000, 15_000, "Average deal size"],
  ["SALES", "COUNT", 0, 12, "New customers won"],
  ["SALES", "COUNT", 2.1, 3, "Pipeline coverage of the target"],
  ["SALES", "PERCENTAGE", 85, 92, "Accuracy of the sales forecast"],
  ["SALES", "PERCENTAGE", 104, 112, "Net revenue retention"],

  ["MARKETING", "COUNT", 0, 300, "Qualified leads handed to sales"],
  ["MARKETING", "PERCENTAGE", 2.1, 3.2, "Visitors who become leads"],
  ["MARKETING", "CURRENCY", 180, 140, "Cost per qualified lead"],
  ["MARKETING", "PERCENTAGE", 18, 26, "Unaided brand awareness in the target group"],
  ["MARKETING", "COUNT", 40_000, 60_000, "Organic visits a month"],
  ["MARKETING", "PERCENTAGE", 22, 30, "Readers who open the newsletter"],
  ["MARKETING", "PERCENTAGE", 35, 45, "Share of pipeline that marketing started"],
  ["MARKETING", "CURRENCY", 900, 700, "Cost of winning a customer"],

  ["SUPPORT", "PERCENTAGE", 86, 93, "Customers satisfied with the answer"],
  ["SUPPORT", "COUNT", 31, 45, "Net promoter score"],
  ["SUPPORT", "COUNT", 9, 4, "Hours until the first answer"],
  ["SUPPORT", "PERCENTAGE", 58, 72, "Requests solved at first contact"],
  ["SUPPORT", "COUNT", 48, 24, "Hours until a request is solved"],
  ["SUPPORT", "PERCENTAGE", 4.5, 3, "Customers lost in a quarter"],
  ["SUPPORT", "PERCENTAGE", 30, 45, "Questions answered by the help pages"],
  ["SUPPORT", "COUNT", 120, 70, "Requests open for over a week"],

  ["PRODUCT", "PERCENTAGE", 38, 50, "New users who reach the first success"],
  ["PRODUCT", "PERCENTAGE", 22, 30, "Users who come back after four weeks"],
  ["PRODUCT", "COUNT", 8_000, 11_000, "Weekly active users"],
  ["PRODUCT", "PERCENTAGE", 12, 25, "Customers who use the new feature"],
  ["PRODUCT", "PERCENTAGE", 3, 5, "Trials that become paying customers"],
  ["PRODUCT", "COUNT", 0, 24, "Customer conversations held by the team"],
  ["PRODUCT", "COUNT", 14, 7, "Days from sign-up to first use"],
  ["PRODUCT", "PERCENTAGE", 65, 80, "People who finish the main task unaided"],

  ["ENGINEERING", "COUNT", 4, 12, "Releases a month"],
  ["ENGINEERING", "COUNT", 9, 3, "Days from commit to production"],
  ["ENGINEERING", "PERCENTAGE", 18, 10, "Releases that need a fix"],
  ["ENGINEERING", "COUNT", 90, 45, "Minutes until service is restored"],
  ["ENGINEERING", "PERCENTAGE", 99.5, 99.9, "Availability of the service"],
  ["ENGINEERING", "COUNT", 820, 400, "Response time in milliseconds (95th percentile)"],
  ["ENGINEERING", "PERCENTAGE", 62, 80, "Critical paths covered by tests"],
  ["ENGINEERING", "COUNT", 35, 10, "Known defects that customers feel"],

  ["PEOPLE", "COUNT", 52, 38, "Days to fill a position"],
  ["PEOPLE", "PERCENTAGE", 14, 10, "Employees who leave in a year"],
  ["PEOPLE", "PERCENTAGE", 70, 80, "Employees who recommend working here"],
  ["PEOPLE", "PERCENTAGE", 78, 90, "Offers that candidates accept"],
  ["PEOPLE", "PERCENTAGE", 60, 85, "One-on-ones held as planned"],
  ["PEOPLE", "COUNT", 8, 16, "Hours of learning per person"],
  ["PEOPLE", "PERCENTAGE", 30, 40, "Open positions filled from within"],
  ["PEOPLE", "PERCENTAGE", 31, 40, "Women in leading positions"],

  ["FINANCE", "PERCENTAGE", 41, 45, "Gross margin"],
  ["FINANCE", "COUNT", 48, 38, "Days until customers pay"],
  ["FINANCE", "COUNT", 9, 5, "Days to close the month"],
  ["FINANCE", "PERCENTAGE", 12, 5, "Deviation from the budget"],
  ["FINANCE", "CURRENCY", 0, 120_000, "Recurring cost saved"],
  ["FINANCE", "COUNT", 11, 18, "Months the cash lasts"],
  ["FINANCE", "PERCENTAGE", 6, 1, "Invoices with an error"],
  ["FINANCE", "PERCENTAGE", 55, 80, "Invoices handled without a hand"],

  ["OPERATIONS", "PERCENTAGE", 88, 96, "Deliveries on time and complete"],
  ["OPERATIONS", "PERCENTAGE", 3.4, 1.5, "Pieces that must be reworked"],
  ["OPERATIONS", "PERCENTAGE", 71, 80, "Overall equipment effectiveness"],
  ["OPERATIONS", "COUNT", 6, 0, "Accidents with lost days"],
  ["OPERATIONS", "COUNT", 42, 30, "Days goods lie in stock"],
  ["OPERATIONS", "CURRENCY", 9, 7, "Cost per delivery"],
  ["OPERATIONS", "COUNT", 45, 20, "Minutes lost in changing over"],
  ["OPERATIONS", "PERCENTAGE", 92, 99, "Accuracy of the stock records"],
];

const objectives: readonly (readonly [KpiFunction, Title])[] = [
  ["SALES", "New customers choose us at first sight"],
  ["SALES", "Customers grow with us year after year"],
  ["MARKETING", "Everyone in our market knows what we stand for"],
  ["MARKETING", "Sales never waits for good conversations"],
  ["SUPPORT", "Customers feel helped within the hour"],
  ["SUPPORT", "Customers stay because they want to"],
  ["PRODUCT", "New users succeed on their first day"],
  ["PRODUCT", "The product is a habit of its users"],
  ["ENGINEERING", "Changes reach customers the day they are ready"],
  ["ENGINEERING", "Customers rely on us day and night"],
  ["PEOPLE", "People recommend us to their friends"],
  ["PEOPLE", "Every manager helps their people grow"],
  ["FINANCE", "Growth pays for itself"],
  ["FINANCE", "Leaders decide on numbers they trust"],
  ["OPERATIONS", "What we promise arrives on time"],
  ["OPERATIONS", "Everyone goes home safe"],
];

export const kpiPatterns: readonly KpiPattern[] = measures.map(([func, measure, start, target, title]) => [
  func,
  measure,
  start,
  target,
  inLanguages(title),
]);

/** Objectives as good ones are worded: a state to be in, not a thing to do. */
export const titlePatterns: readonly (readonly [func: KpiFunction, title: InLanguages])[] = objectives.map(
  ([func, title]) => [func, inLanguages(title)],
);

function inLanguages(title: Title): InLanguages {
  return [title, hi[title], es[title], de[title], ar[title]];
}
