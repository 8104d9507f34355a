import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { installConnector, installConnectorInput } from "../use-cases/install-connector.ts";
import { setUpConnector, setUpConnectorInput } from "../use-cases/set-up-connector.ts";
import { checkConnector } from "../use-cases/check-connector.ts";
import { activateConnector } from "../use-cases/change-state.ts";
import { startRun } from "../use-cases/start-run.ts";
import { installationPage } from "../queries/installation-page.ts";

/** Connects a company as its platform admin does, and runs what waits as a worker does. */
export class IntegrationWorld {
  readonly world: World;
  readonly company: Company;
  readonly by: string;

  constructor(world: World, company: Company, by = "pam") {
    this.world = world;
    this.company = company;
    this.by = by;
  }

  static async create(): Promise<{ world: World; acme: IntegrationWorld; globex: IntegrationWorld }> {
    const world = await createWorld();
    const people = async () =>
      (await world.company())
        .employee("pam")
        .admin("PLATFORM_ADMIN", "GOAL_ADMIN", "TASK_ADMIN")
        .employee("ravi")
        .employee("asha")
        .reportsTo("ravi")
        .build();
    return {
      world,
      acme: new IntegrationWorld(world, await people()),
      globex: new IntegrationWorld(world, await people()),
    };
  }

  /** Installed and set up; checked, and so ready to run, unless told otherwise. */
  async connect(
    connector: string,
    given: { name?: string; setting?: Record<string, string>; user?: string; secret?: string; checked?: boolean },
  ): Promise<string> {
    const { name = connector, checked = true, ...rest } = given;
    const { application } = this.world;
    const { installationId } = await this.as((context) =>
      installConnector(context, installConnectorInput.parse({ connector, name, consent: "on" }), application),
    );
    await this.setUp(installationId, { name, ...rest });
    if (checked) await this.check(installationId);
    return installationId;
  }

  setUp(installationId: string, given: object) {
    const input = setUpConnectorInput.parse({ installationId, name: "x", ...given });
    return this.as((context) => setUpConnector(context, input, this.world.application));
  }

  /** From now on servers on this machine play hosts of vendors. */
  plays(played: Record<string, string>): void {
    Object.assign(this.world.application.config.connectors, { played });
  }

  /** A run from beginning to end, and how the installation stands then. */
  async run(installationId: string, reason: "MANUAL" | "TRIAL" = "MANUAL") {
    this.later();
    await this.as((context) => startRun(context, { installationId, reason }));
    await doTasks(this.company);
    return this.page(installationId);
  }

  async activate(installationId: string) {
    this.later();
    await this.as((context) => activateConnector(context, { installationId }));
    await doTasks(this.company);
    return this.page(installationId);
  }

  check(installationId: string) {
    return this.as((context) => checkConnector(context, { installationId }, this.world.application));
  }

  /** Runs are told apart by when they began. */
  later(): void {
    this.world.clock.set(new Date(this.world.clock.now().getTime() + 1_000).toISOString());
  }

  page(installationId: string) {
    return this.as((context) => installationPage(context, installationId, this.world.application));
  }

  as<Result>(work: Parameters<typeof this.company.as<Result>>[1]): Promise<Result> {
    return this.company.as(this.by, work);
  }
}
