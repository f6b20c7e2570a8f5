import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Models } from 'appwrite';
import { ACCOUNT } from '#web/content/account.ts';
import { backend } from '#web/lib/backend.ts';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

export type DeviceSession = Models.Session;

const DEVICES_KEY = ['devices'] as const;

async function readDevices(): Promise<DeviceSession[]> {
  const { account } = await backend();
  const { sessions } = await account.listSessions();
  return sessions.toSorted((a, b) => Number(b.current) - Number(a.current) || b.$createdAt.localeCompare(a.$createdAt));
}

/** This device first, then the others, newest first. */
export const useDevices = () => useQuery({ queryKey: DEVICES_KEY, queryFn: readDevices });

/** Signs devices out by their session ids. One that is out already counts as done. */
async function endAll(sessionIds: readonly string[]): Promise<void> {
  const { account } = await backend();
  for (const sessionId of sessionIds) {
    await account.deleteSession({ sessionId }).catch((error: unknown) => {
      const isGone = error instanceof Error && 'code' in error && error.code === 404;
      if (!isGone) throw error;
    });
  }
}

export function useEndDevices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: endAll,
    onSuccess: (_, ids) =>
      toastDone(ids.length === 1 ? ACCOUNT.devices.theDeviceIsSigned : ACCOUNT.devices.theOtherDevicesAre),
    onError: () => toastFault(ACCOUNT.devices.notEveryDeviceCould, ACCOUNT.devices.pleaseTryAgain),
    onSettled: () => client.invalidateQueries({ queryKey: DEVICES_KEY }),
  });
}
