import { IconDeviceLaptop, IconDeviceMobile } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { Entry, EntryList } from "#app/ui/entry-list/entry-list.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { OwnDevice } from "../../queries/own-devices.ts";
import { ownMailCommands } from "../notification-commands.ts";
import { lookAtDevice, subscribe, unsubscribe, type DeviceState } from "./this-device.ts";
import classes from "./devices.module.css";

export type DevicesSectionProps = {
  devices: readonly OwnDevice[];
  company: string;
  timeZone: string;
  now: string;
};

/** Where one is told by web push, and this browser's place among them. */
export function DevicesSection({ devices, company, timeZone, now }: DevicesSectionProps) {
  const { t } = useTranslation("notifications");
  const [here, lookAgain] = useThisDevice(company, devices);
  return (
    <Section title={t("devices.title")} description={t("devices.text")}>
      <div className={classes.root}>
        {here ? <ThisDevice state={here.state} company={company} lookAgain={lookAgain} /> : null}
        {devices.length > 0 ? (
          <EntryList label={t("devices.list")}>
            {devices.map((device) => (
              <DeviceEntry
                key={device.id}
                {...{ device, company, timeZone, now }}
                isHere={here?.mark === device.mark}
              />
            ))}
          </EntryList>
        ) : null}
      </div>
    </Section>
  );
}

type Here = { state: DeviceState; mark: string | null };

/** Known once the browser was asked: the server cannot tell. */
function useThisDevice(company: string, devices: readonly OwnDevice[]): [Here | null, () => void] {
  const [here, setHere] = useState<Here | null>(null);
  const [looks, setLooks] = useState(0);
  const marks = devices.map(({ mark }) => mark).join(" ");
  useEffect(() => {
    let gone = false;
    void lookAtDevice(company, marks.split(" ")).then((found) => {
      if (!gone) setHere(found);
    });
    return () => void (gone = true);
  }, [company, marks, looks]);
  return [here, () => setLooks((count) => count + 1)];
}

function ThisDevice({ state, company, lookAgain }: { state: DeviceState; company: string; lookAgain: () => void }) {
  const { t } = useTranslation("notifications");
  if (state === "ON") return null;
  if (state === "UNSUPPORTED")
    return <Callout title={t("devices.unsupported")}>{t("devices.unsupported-text")}</Callout>;
  if (state === "BLOCKED")
    return (
      <Callout tone="warning" title={t("devices.blocked")}>
        {t("devices.blocked-text")}
      </Callout>
    );
  return <TurnOn company={company} lookAgain={lookAgain} />;
}

/** The browser asks for its permission at this press, and at no other time. */
function TurnOn({ company, lookAgain }: { company: string; lookAgain: () => void }) {
  const { t } = useTranslation("notifications");
  const [at, setAt] = useState<"IDLE" | "BUSY" | "FAILED">("IDLE");
  const add = ownMailCommands.useCommand({
    intent: "add-device",
    said: () => t("devices.turned-on"),
    then: ({ done }) => {
      setAt(done ? "IDLE" : "FAILED");
      lookAgain();
    },
  });
  const open = ownMailCommands.useCommand({
    intent: "open-push",
    then: (answer) => {
      if (!answer.done) return setAt("FAILED");
      subscribe(company, answer.value.publicKey).then(
        (subscription) => add.send({ intent: "add-device", ...subscription }),
        () => setAt("FAILED"),
      );
    },
  });
  const press = async () => {
    setAt("BUSY");
    if ((await Notification.requestPermission()) === "granted") return open.send({ intent: "open-push" });
    setAt("IDLE");
    lookAgain();
  };
  return (
    <>
      {at === "FAILED" ? (
        <Callout tone="danger" announced title={t("devices.failed")}>
          {t("devices.failed-text")}
        </Callout>
      ) : null}
      <div>
        <Button loading={at === "BUSY"} onClick={() => void press()}>
          {t("devices.turn-on")}
        </Button>
      </div>
    </>
  );
}

type DeviceEntryProps = Omit<DevicesSectionProps, "devices"> & { device: OwnDevice; isHere: boolean };

const phones = new Set(["Android", "iPhone", "iPad"]);

function DeviceEntry({ device, company, timeZone, now, isHere }: DeviceEntryProps) {
  const { t } = useTranslation("notifications");
  const format = useFormat(timeZone);
  const added = t("devices.added", { time: format.dateTime(device.addedAt) });
  const told = device.toldAt
    ? t("devices.told", { time: format.relative(device.toldAt, new Date(now)) })
    : t("devices.never-told");
  return (
    <Entry
      icon={phones.has(device.system ?? "") ? <IconDeviceMobile /> : <IconDeviceLaptop />}
      title={
        <>
          {useDeviceName(device)} {isHere ? <Chip tone="green">{t("devices.here")}</Chip> : null}
        </>
      }
      facts={
        <>
          <span>{added}</span>
          <span>{told}</span>
        </>
      }
      action={<DeviceActs device={device} end={() => (isHere ? unsubscribe(company) : Promise.resolve())} />}
    />
  );
}

function useDeviceName({ browser, system }: Pick<OwnDevice, "browser" | "system">): string {
  const { t } = useTranslation("notifications");
  if (browser && system) return t("devices.device", { browser, system });
  return browser ?? system ?? t("devices.unknown");
}

function DeviceActs({ device, end }: { device: OwnDevice; end: () => Promise<void> }) {
  const { t } = useTranslation("notifications");
  const name = useDeviceName(device);
  const test = ownMailCommands.useCommand({ intent: "test-device", said: () => t("devices.tested") });
  const remove = ownMailCommands.useCommand({
    intent: "remove-device",
    said: () => t("devices.removed"),
    then: ({ done }) => void (done && end()),
  });
  const fields = { deviceId: device.id };
  return (
    <div className={classes.acts}>
      <ActForm command={test} intent="test-device" fields={fields}>
        <Button
          {...{ type: "submit", size: "small", tone: "secondary", loading: test.busy }}
          aria-label={t("devices.test-of", { device: name })}
        >
          {t("devices.test")}
        </Button>
      </ActForm>
      <ActForm command={remove} intent="remove-device" fields={fields}>
        <Button
          {...{ type: "submit", size: "small", tone: "secondary", loading: remove.busy }}
          aria-label={t("devices.remove-of", { device: name })}
        >
          {t("devices.remove")}
        </Button>
      </ActForm>
    </div>
  );
}
