-- Whom an order is sewn for, name and measures, as her card had them when it was placed: a sheet says what was agreed, whatever
-- the card says later. Null where no card was named; emptied when her card is torn up.
alter table orders add column sewn_for jsonb
  constraint orders_sewn_for_is_object check (jsonb_typeof(sewn_for) = 'object');
update orders o set sewn_for = jsonb_build_object('name', c.name, 'measures', c.measures)
  from customers c where c.id = o.customer_id;
