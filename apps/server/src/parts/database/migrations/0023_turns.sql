-- The round in which a design is drawn: of everybody who waits the first waiting design, then of everybody the second.
alter table designs add column turn integer not null default 0;
create index designs_waiting on designs (turn, created_at, id)
  where status = 'running' and stage = 'queued' and attended_until is null;
