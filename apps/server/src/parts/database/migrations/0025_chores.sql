-- What one process at a time does for all of them, and from when on it may be begun again.
create table chores (
  name text primary key,
  free_at timestamptz(3) not null
);
