import { ACCOUNT } from '#web/content/account.ts';
import { AccountSection } from '#web/features/account/account-section.tsx';
import { formatDay } from '#web/features/account/format-day.ts';
import { type DeviceSession, useDevices, useEndDevices } from '#web/features/account/use-devices.ts';
import { Button } from '#web/ui/button.tsx';
import { CircleHelp } from '#web/ui/icons/circle-help.tsx';
import { Laptop } from '#web/ui/icons/laptop.tsx';
import { Smartphone } from '#web/ui/icons/smartphone.tsx';
import { Tablet } from '#web/ui/icons/tablet.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Icon } from '#web/ui/stroked.tsx';

const ICONS: Readonly<Record<string, Icon>> = { desktop: Laptop, smartphone: Smartphone, tablet: Tablet };

function nameOf({ clientName, osName, current }: DeviceSession): string {
  if (clientName && osName) return ACCOUNT.devicesSection.on(clientName, osName);
  const { thisBrowser, unknownDevice } = ACCOUNT.devicesSection;
  // Nobody is told not to know what they look at.
  return clientName || osName || (current ? thisBrowser : unknownDevice);
}

function placeOf({ countryCode, countryName, ip }: DeviceSession): string {
  return countryCode && countryCode !== '--' ? `${countryName}, ${ip}` : ip;
}

interface DeviceProps {
  device: DeviceSession;
  isBusy: boolean;
  onEnd: () => void;
}

function Device({ device, isBusy, onEnd }: DeviceProps) {
  const Icon = ICONS[device.deviceName] ?? CircleHelp;
  const name = nameOf(device);
  return (
    <li className="device">
      <Icon aria-hidden="true" />
      <div>
        <p className="font-semibold">{name}</p>
        <p className="small muted wrap-anywhere">
          {ACCOUNT.devicesSection.since(placeOf(device), formatDay(device.$createdAt))}
          {device.provider === 'google' ? ACCOUNT.devicesSection.byGoogle : ''}
        </p>
      </div>
      {device.current ? (
        <span className="device-here small">{ACCOUNT.devicesSection.thisDevice}</span>
      ) : (
        <Button
          size="small"
          busy={isBusy}
          onClick={onEnd}
          aria-label={ACCOUNT.devicesSection.signOut(name, placeOf(device))}
        >
          {ACCOUNT.devicesSection.signOut2}
        </Button>
      )}
    </li>
  );
}

/** Where the account is signed in, and the way to end that. */
export function DevicesSection() {
  const devices = useDevices();
  const ending = useEndDevices();
  const others = devices.data?.filter(({ current }) => !current).map(({ $id }) => $id) ?? [];
  return (
    <AccountSection title={ACCOUNT.devicesSection.devices} lead={ACCOUNT.devicesSection.everywhereYouAreSigned}>
      {devices.isPending ? <Skeleton className="h-[76px]" /> : null}
      {devices.isError ? (
        <Notice tone="bad" title={ACCOUNT.devicesSection.yourDevicesCouldNot}>
          <div className="mt-3">
            <Button size="small" onClick={() => void devices.refetch()}>
              {ACCOUNT.devicesSection.tryAgain}
            </Button>
          </div>
        </Notice>
      ) : null}
      {devices.data ? (
        <ul className="devices">
          {devices.data.map((device) => (
            <Device
              key={device.$id}
              device={device}
              isBusy={ending.isPending && ending.variables.includes(device.$id)}
              onEnd={() => ending.mutate([device.$id])}
            />
          ))}
        </ul>
      ) : null}
      {others.length > 1 ? (
        <Button
          className="mt-4"
          busy={ending.isPending && ending.variables.length > 1}
          onClick={() => ending.mutate(others)}
        >
          {ACCOUNT.devicesSection.signOutAllOther(others.length)}
        </Button>
      ) : null}
    </AccountSection>
  );
}
