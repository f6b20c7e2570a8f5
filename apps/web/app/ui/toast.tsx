import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';

const show = (tone: 'good' | 'bad', icon: ReactNode, message: string, more: ReactNode) =>
  toast.custom(() => (
    <div className="toast" data-tone={tone}>
      {icon}
      <span>
        <b>{message}</b>
        {more}
      </span>
    </div>
  ));

/** Takes away what was said of something that is over. */
export function clearToasts(): void {
  toast.dismiss();
}

/** Something went well. `more` says what follows from it. */
export function toastDone(message: string, more?: ReactNode): void {
  show('good', <Check aria-hidden="true" />, message, more);
}

/** Something went wrong. `more` says what was kept and what to do. */
export function toastFault(message: string, more?: ReactNode): void {
  show('bad', <CircleAlert aria-hidden="true" />, message, more);
}
