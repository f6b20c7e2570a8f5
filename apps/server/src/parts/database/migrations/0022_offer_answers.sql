-- Every word that was said of an offered design, in its order: what stands in offer_designs is the last of them. Whoever shows the
-- shop's own session says it as the shop.
create table offer_answers (
  id bigint generated always as identity primary key,
  offer_id text not null,
  design_id text not null,
  answer text not null check (answer in ('approved', 'change')),
  words text not null default '' check (length(words) <= 1000),
  colourway text,
  by_shop boolean not null default false,
  said_at timestamptz(3) not null default now(),
  foreign key (offer_id, design_id) references offer_designs (offer_id, design_id) on delete cascade
);
create index offer_answers_offer_id_design_id on offer_answers (offer_id, design_id, id desc);
insert into offer_answers (offer_id, design_id, answer, words, colourway, said_at)
  select offer_id, design_id, answer, words, colourway, answered_at from offer_designs where answer is not null;
