/** An order in Hindi ends in its verb. */
const ORDER =
  '(?:kar|bana|laga|hata|nika+l|da+l|pehna|rakh|jod|badha|ghata|badal|la|le aa|utaa?r)(?:o|na|iye|ye|do|dena)?(?: (?:do|dena|dijiye|dijie|de))?|chahiye|chaiye|kar ?do|laga ?do|hata ?do';
const END = '(?: (?:na|yaar|bhai|bhaiya|didi|ji|please|pls|har baar|abhi|bahut|bohot|aise|waise))*';
/** It is so, it looks so, it happens: no order; 'karna hai' is what is wished. */
const IS = `(?:(?<!\\b[a-z]{2,}na )(?:hai|hain|tha|thi|the|hoga|hogi)|hot[aie]|jat[aie]|lagt[aie]|dikht[aie]|lag rah[aie]|dikh rah[aie]|ho rah[aie])${END}`;
/** Why, behind the verb of an order: 'kam karo bahut zyada lag raha hai'. */
const WHY_BEHIND = new RegExp(
  `(?<=\\b(?:${ORDER})(?: (?:na|yaar|bhai|bhaiya|didi|ji))*) (?!do\\b|dena\\b|dijiye\\b|na\\b)[a-z][a-z ]*? ${IS}(?=$|[,.;!?])`,
  'g',
);
/** 'Sherwani mast hai usko haath mat lagana': what is spoken of, and what is said of that. */
const THAT_ONE =
  /\b([a-z]+) (?:ek dum |ekdum |bahut |bohot |sabse )*(?:mast|achh?[aei]|theek|thik|sahi|perfect|pyar[aei]|badhiya|sundar) (?:hai|hain),? (?:us|is|un)(?:ko|ke|e|pe|ki) ?/g;
/** Nothing of an order in it. */
const ORDERS = new RegExp(`\\b(?:${ORDER}|mat)\\b`);
const ALL_IS = new RegExp(`^(?=.* )[a-z' ]+ ${IS}$`);

/** Words without why something is wished behind a Hindi verb; who is praised is named where the order stands. Lower case in and out. Pure. */
export const withoutHindiWhy = (words: string): string =>
  words.replace(THAT_ONE, ', $1 ko ').replace(WHY_BEHIND, '').replace(/^, /, '');

/** How it is or looks, in Hindi: no order. Pure. */
export const isHindiStatement = (segment: string): boolean => ALL_IS.test(segment) && !ORDERS.test(segment);
