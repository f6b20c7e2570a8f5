-- What was asked of models of other companies for a design, written down before each call: a call whose end nobody knows
-- may have been billed, so it is never made again.
create table model_calls (
  design_id text not null references designs (id) on delete cascade,
  purpose text not null check (purpose in ('picture', 'description')),
  attempt smallint not null check (attempt in (1, 2)),
  model text not null,
  outcome text not null default 'begun' check (outcome in ('begun', 'answered', 'unbilled', 'failed')),
  fault text,
  answer jsonb,
  latency_ms integer check (latency_ms >= 0),
  cost_micros bigint check (cost_micros >= 0),
  begun_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  primary key (design_id, purpose, attempt),
  constraint model_calls_end_is_whole check ((outcome = 'begun') = (ended_at is null)),
  constraint model_calls_fault_is_told check ((outcome in ('unbilled', 'failed')) = (fault is not null)),
  constraint model_calls_second_follows check (attempt = 1 or purpose = 'picture')
);

-- Why somebody else than the installation's own model made it, and what its owner is told of a failure.
alter table designs add column stand_in text;
alter table designs add column error_message text;
