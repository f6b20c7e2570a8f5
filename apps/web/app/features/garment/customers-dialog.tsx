import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Customer } from '@toile/contract';
import { useState } from 'react';
import { GARMENT } from '#web/content/garment.ts';
import { CustomerForm } from '#web/features/garment/customer-form.tsx';
import { customerValue } from '#web/features/garment/use-wanted.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { customersClient } from '#web/lib/garments-client.ts';
import { CUSTOMERS_KEY, useCustomers } from '#web/lib/use-customers.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PencilLine } from '#web/ui/icons/pencil-line.tsx';
import { Plus } from '#web/ui/icons/plus.tsx';
import { Trash2 } from '#web/ui/icons/trash-2.tsx';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

interface Props {
  onClose: () => void;
  /** A card was written: the garments are made to it. */
  onChosen?: (value: string) => void;
}

function Card({ customer, onEdit }: { customer: Customer; onEdit: () => void }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => customersClient.remove(customer.customer_id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: CUSTOMERS_KEY });
      toastDone(GARMENT.customers.removed);
    },
    onError: (error) => toastFault(errorMessage(error, GARMENT.customers.removeFailed)),
  });
  return (
    <li className="card-line">
      <div>
        <b>{customer.name}</b>
        <p className="small faint">{GARMENT.customers.measured(Object.keys(customer.measures).length)}</p>
      </div>
      <IconButton label={GARMENT.customers.edit(customer.name)} onClick={onEdit}>
        <PencilLine aria-hidden="true" />
      </IconButton>
      <IconButton label={GARMENT.customers.remove(customer.name)} onClick={() => remove.mutate()}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** Cards of customers: listed, written, deleted. */
export function CustomersDialog({ onClose, onChosen }: Props) {
  const { data: customers = [] } = useCustomers();
  const [at, setAt] = useState<Customer | 'new' | null>(null);
  const written = (customerId: string) => {
    onChosen?.(customerValue(customerId));
    setAt(null);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={GARMENT.customers.title}
      lead={GARMENT.customers.lead}
      width={640}
    >
      {at ? (
        <CustomerForm
          key={at === 'new' ? 'new' : at.customer_id}
          customer={at === 'new' ? null : at}
          onWritten={written}
          onBack={() => setAt(null)}
        />
      ) : (
        <div className="grid gap-5 pt-4">
          {customers.length === 0 ? (
            <div>
              <p className="h3">{GARMENT.customers.none}</p>
              <p className="muted">{GARMENT.customers.noneMore}</p>
            </div>
          ) : (
            <ul className="cards">
              {customers.map((customer) => (
                <Card key={customer.customer_id} customer={customer} onEdit={() => setAt(customer)} />
              ))}
            </ul>
          )}
          <Button look="ink" onClick={() => setAt('new')}>
            <Plus aria-hidden="true" /> {GARMENT.customers.add}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
