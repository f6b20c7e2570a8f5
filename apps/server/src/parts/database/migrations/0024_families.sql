-- The design that a design was changed from. Null for those that began with a brief of their own, and where that one was
-- forgotten since.
alter table designs add column parent_id text
  constraint designs_parent_id_fkey references designs (id) on delete set null;
create index designs_parent_id on designs (parent_id) where parent_id is not null;
