-- The process that takes a press may draw it too, without the queue. It says so for some seconds at a time; where it has
-- fallen silent, somebody else lays the design into the queue.
alter table designs add column attended_until timestamptz(3);
-- Whether a process other than the one that attends to a design may be waiting to hear of it.
alter table designs add column is_awaited boolean not null default true;
