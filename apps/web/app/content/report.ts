/** Words of reporting a post, and of what its author is told when it was taken down. */
export const REPORT = {
  door: {
    report: 'Report',
    reportThis: 'Report this design',
    notOpened: 'The form for reports could not be fetched.',
    tryAgain: 'Try again in a moment.',
  },
  ask: {
    title: 'Report this design',
    lead: 'A person reads every report. The author is not told who sent it.',
    reasons: 'What is wrong with it?',
    chooseOne: 'Choose what is wrong with it.',
    note: 'Anything that helps us see it (optional)',
    cancel: 'Cancel',
    send: 'Send report',
    sending: 'Sending…',
  },
  sent: {
    title: 'Your report was sent',
    next: 'Somebody looks at the design and takes it out of the gallery if it breaks the rules; you are not shown it there any more.',
    youChose: 'You chose',
    takeBack: 'Take it back',
    takingBack: 'Taking it back…',
    done: 'Done',
    takenBack: 'Your report was taken back',
    shownAgain: 'The design is in your gallery again.',
  },
  gone: {
    title: 'It is not in the gallery any more',
    lead: 'There is nothing left to report.',
    close: 'Close',
  },
  trouble: {
    limit: (most: number) => `You have sent ${most} reports within an hour`,
    limitMore: 'What you chose stays here for as long as this is open. Or come back in an hour.',
    notSent: 'The report was not sent',
    notTakenBack: 'The report was not taken back',
    kept: 'Nothing was lost. Are you online? Try again in a moment.',
    signedOut: 'You are not signed in any more',
    signIn: 'Sign in and come back',
  },
  takenDown: {
    one: 'A design of yours was taken out of the gallery',
    several: (count: string | number) => `${count} of your designs were taken out of the gallery`,
    /** Where the design is there, where it was deleted. */
    stays: 'It stays yours: only you see it, and you can edit it, download it and make it.',
    deleted: 'You deleted the design itself.',
    reason: (reason: string) => `Why: ${reason}.`,
    on: (day: string) => `on ${day}`,
    whatToDo:
      'This picture cannot be posted or shared again; a new design of yours can. If you think it was a mistake,',
    writeToUs: 'write to us',
    hide: 'Hide this notice',
  },
} as const;
