import { ACCOUNT } from '#web/content/account.ts';
import { DevicesSection } from '#web/features/account/devices-section.tsx';
import { EmailSection } from '#web/features/account/email-section.tsx';
import { formatDay } from '#web/features/account/format-day.ts';
import { LanguageSection } from '#web/features/account/language-section.tsx';
import { LeaveSection } from '#web/features/account/leave-section.tsx';
import { PasswordSection } from '#web/features/account/password-section.tsx';
import { ProfileSection } from '#web/features/account/profile-section.tsx';
import { useProfile } from '#web/features/account/use-profile.ts';
import type { User } from '#web/lib/session/read-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Holds the place of the sections while they are on their way. */
export function AccountSkeleton() {
  return (
    <div className="account wrap" aria-busy="true">
      <header>
        <h1 className="h1">{ACCOUNT.account.yourAccount}</h1>
        <Skeleton className="mt-2 h-[1.5em] w-[12em]" />
      </header>
      {['you', 'email', 'password'].map((part) => (
        <div key={part} className="account-part">
          <Skeleton className="h-[4em] w-[9em]" />
          <Skeleton className="h-[13em]" />
        </div>
      ))}
    </div>
  );
}

/** Everything a person may see and change of their own account. */
export function Account({ user, tokens }: { user: User; tokens: number | null }) {
  const profile = useProfile();
  if (profile.isPending) return <AccountSkeleton />;
  return (
    <div className="account wrap">
      <header>
        <h1 className="h1">{ACCOUNT.account.yourAccount}</h1>
        {profile.data ? <p className="muted">{ACCOUNT.account.hereSince(formatDay(profile.data.since))}</p> : null}
      </header>
      {profile.data ? (
        <>
          {/* What asks for something comes first. */}
          {profile.data.isVerified ? <ProfileSection user={user} /> : null}
          <EmailSection email={user.email} profile={profile.data} />
          {profile.data.isVerified ? null : <ProfileSection user={user} />}
          <PasswordSection user={user} hasPassword={profile.data.hasPassword} />
          <LanguageSection />
          <DevicesSection />
          <LeaveSection hasPassword={profile.data.hasPassword} tokens={tokens} />
        </>
      ) : (
        <Notice tone="bad" title={ACCOUNT.account.yourAccountCouldNot}>
          {ACCOUNT.account.nothingOfItIs}
          <div className="mt-3">
            <Button size="small" onClick={() => void profile.refetch()}>
              {ACCOUNT.account.tryAgain}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
