import { useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { noticeParameter, readNoticePlace } from "#app/platform/contributions/notice-link.ts";
import { sendQuietly } from "#app/platform/forms/send-quietly.ts";

/** Who opens what a mail, a device or a chat told them of has read that notice; the address then goes on without it. */
export function useNoticeRead(): void {
  const [parameters, setParameters] = useSearchParams();
  const noticeId = parameters.get(noticeParameter);
  useEffect(() => {
    if (!noticeId) return;
    void sendQuietly(readNoticePlace, { intent: "mark-read", notificationId: noticeId }).then(() =>
      setParameters(
        (now) => {
          now.delete(noticeParameter);
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each notice
  }, [noticeId]);
}
