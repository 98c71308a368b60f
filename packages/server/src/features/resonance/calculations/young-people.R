# The figures of young-people.api.test.ts, computed by R 4.2.2 with nothing but its base packages, from the survey itself:
#   Rscript young-people.R young-people-responses.csv.gz
# A statement is rated 1 to 5; 4 and 5 are positive (top box round(0.4 * 5) = 2); a blank is no answer.
# Two pairs stand for R1 and R2 of one message, chosen for the test: the survey has no second question.
options(warn = -1) # prop.test warns of small bases; their p is not used.
rows <- read.csv(gzfile(commandArgs(TRUE)[1]), check.names = FALSE, na.strings = '', colClasses = 'character')
audience <- c('Smoking', 'Alcohol', 'Punctuality', 'Lying', 'Internet usage', 'Age', 'Number of siblings', 'Gender',
              'Left - right handed', 'Education', 'Only child', 'Village - town', 'House - block of flats')
second <- c('Happiness in life' = 'Energy levels', 'Shopping centres' = 'Branded clothing')
messages <- setdiff(names(rows), c(audience, 'Height', 'Weight', second))
positive <- sapply(rows[setdiff(names(rows), audience)], function(cell) as.numeric(cell) >= 4)

wilson <- function(x, n) 100 * prop.test(x, n, correct = FALSE)$conf.int
z <- function(x1, n1, x2, n2) {
  if (n1 < 30 || n2 < 30) return(NA)
  if (x1 + x2 == 0 || x1 + x2 == n1 + n2) return(1)
  prop.test(c(x1, x2), c(n1, n2), correct = FALSE)$p.value
}
# One row a column of `inside`: its positives and base, tested against `outside`, adjusted over the table.
table_of <- function(inside, outside, p = mapply(z, inside[1, ], inside[2, ], outside[1, ], outside[2, ])) {
  ends <- apply(inside, 2, function(one) if (one[2] > 0) wilson(one[1], one[2]) else c(NA, NA))
  data.frame(positive = inside[1, ], base = inside[2, ], low = ends[1, ], high = ends[2, ],
             p = p.adjust(p, 'BH'), raw = p, row.names = colnames(inside))
}
count <- function(who, columns) {
  answers <- positive[who, columns, drop = FALSE]
  rbind(colSums(answers, na.rm = TRUE), colSums(!is.na(answers)))
}
# Every message against the answers to all the others, taken as one, which are those of the same respondents: the
# linearised variance of the difference of two ratios with the respondent as cluster, G / (G - 1) * sum(e ^ 2). It is
# sandwich::vcovCL(lm(answer ~ own), cluster = ~ respondent, type = 'HC0', cadjust = TRUE), see clusters.R.
of_messages <- function(who, columns = messages) {
  inside <- count(who, columns)
  outside <- rowSums(inside) - inside
  answers <- positive[who, columns, drop = FALSE]
  answers <- answers[rowSums(!is.na(answers)) > 0, , drop = FALSE]
  rated <- rowSums(!is.na(answers))
  liked <- rowSums(answers, na.rm = TRUE)
  p <- sapply(columns, function(message) {
    a <- inside[, message]
    b <- outside[, message]
    separate <- z(a[1], a[2], b[1], b[2])
    # Too few of one kind for their own spread to tell.
    if (is.na(separate) || min(a[1], a[2] - a[1], b[1], b[2] - b[1]) < 5) return(separate)
    seen <- as.numeric(!is.na(answers[, message]))
    yes <- as.numeric(answers[, message] %in% TRUE)
    e <- (yes - a[1] / a[2] * seen) / a[2] - (liked - yes - b[1] / b[2] * (rated - seen)) / b[2]
    variance <- length(e) / (length(e) - 1) * sum(e ^ 2)
    2 * pnorm(-abs(a[1] / a[2] - b[1] / b[2]) / sqrt(variance))
  })
  table_of(inside, outside, p)
}
# One message in every audience, against those who are not in it.
of_audiences <- function(message, who) {
  every <- unlist(lapply(audience, function(variable) {
    paste(variable, sort(unique(na.omit(rows[[variable]]))), sep = ': ')
  }))
  members <- function(name) { part <- strsplit(name, ': ')[[1]]; who & rows[[part[1]]] %in% part[2] }
  one <- function(among) sapply(every, function(name) as.vector(count(among(name), message)))
  table_of(one(members), one(function(name) who & !members(name)))
}
# The other messages among those positive to one, against those who answered it and were not.
correlated <- function(target, who) {
  others <- setdiff(messages, target)
  table_of(count(who & positive[, target] %in% TRUE, others), count(who & positive[, target] %in% FALSE, others))
}
# McNemar of each message and the best over those who answered both; adjusted after Holm.
head_to_head <- function(chosen, best, who) {
  p <- sapply(setdiff(chosen, best), function(message) {
    b <- sum(positive[who, message] & !positive[who, best], na.rm = TRUE)
    c <- sum(!positive[who, message] & positive[who, best], na.rm = TRUE)
    if (b + c < 25) binom.test(b, b + c)$p.value
    else mcnemar.test(matrix(c(0, c, b, 0), 2))$p.value
  })
  pairs <- sapply(setdiff(chosen, best), function(one) sum(!is.na(positive[who, one]) & !is.na(positive[who, best])))
  data.frame(pairs, p = p.adjust(p, 'holm'))
}

all <- rep(TRUE, nrow(rows))
women <- rows$Gender %in% 'female'
left <- rows[['Left - right handed']] %in% 'left handed'
graduates <- women & rows$Education %in% c('college/bachelor degree', 'masters degree')
show <- function(figure, found) {
  found <- lapply(found, as.numeric)
  with(found, cat(sprintf("%-26s %4d %5d  %.12f %.12f  %.12g\n", figure, positive, base, low, high, p), sep = ''))
}
show('happy', of_messages(all)['Happiness in life', ])
show('happyR2', of_messages(all, second)['Energy levels', ])
show('women', of_messages(women)['Fear of public speaking', ])
show('graduates', of_messages(graduates)['Public speaking', ])
happy <- of_audiences('Happiness in life', all)
show('happyMasters', happy['Education: masters degree', ])
show('happyPrimarySchool', happy['Education: primary school', ])
cat('  before Benjamini-Hochberg', happy['Education: primary school', 'raw'], '\n')
show('shoppingWomen', of_audiences('Shopping', all)['Gender: female', ])
show('lonely', correlated('Loneliness', all)['Happiness in life', ])
show('lonelyWomen', correlated('Loneliness', women)['Mood swings', ])
chosen <- c('Comedy', 'Fantasy/Fairy tales', 'Animated', 'Music')
show('comedy', of_messages(all, chosen)['Comedy', ])
show('leftHandedComedy', of_messages(left, chosen)['Comedy', ])
print(head_to_head(chosen, 'Music', all), digits = 12)
print(head_to_head(chosen, 'Music', left), digits = 12)
