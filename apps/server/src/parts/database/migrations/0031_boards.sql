-- Boards are forms as well: a design in another layout and format. They take no token and are drawn once and kept, the oldest
-- going first; how often each was ordered of late is counted, so that forgetting one buys no further drawing.
alter table design_forms drop constraint design_forms_form_check;
alter table design_forms add constraint design_forms_form_check
  check (form in ('hd', 'clear', 'hd-clear') or form ~ '^[a-z-]+\.[a-z0-9]+(\.large)?$');
alter table design_forms add column orders integer not null default 1;
