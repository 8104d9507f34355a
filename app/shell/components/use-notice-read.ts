import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { noticeParameter, readNoticePlace } from "#app/platform/contributions/notice-link.ts";
import { sendQuietly } from "#app/platform/forms/send-quietly.ts";

/** Who opens what a mail, a device or a chat told them of has read that notice; the address then goes on without it. */
export function useNoticeRead(): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const reported = useRef<string | null>(null);
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    const noticeId = parameters.get(noticeParameter);
    if (!noticeId || reported.current === noticeId) return;
    reported.current = noticeId;
    parameters.delete(noticeParameter);
    void sendQuietly(readNoticePlace, { intent: "mark-read", notificationId: noticeId }).then(() =>
      navigate({ search: parameters.toString(), hash }, { replace: true, preventScrollReset: true }),
    );
  }, [search, hash, navigate]);
}
